/** Modules that a group names, without everything that they import. */
const only = { includeDependenciesRecursively: false }

/**
 * A page opens with few files, so that a browser with six connections fetches them in one go: what every page needs,
 * what the pages of its kind share, and its own. The carrier's client stays in a chunk of its own, which no first paint
 * waits for.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 5 },
  {
    name: 'shared',
    test: /libs\/(contracts\/src\/shared\/cart-reads|ui\/src\/(feedback\/(notice|empty-state)|media\/(hoist|picture|status-icons)|layout\/stack|text\/(section-|page-)?heading)|rules\/src\/(?!process-step|validation|error-handling|eligibility|shipment|constants|identity\/(account|joint)|wishlist|pricing\/(contract|shown)|urls\/(query-parameters|read-page-name))|shop\/platform\/src\/(?!client\/(carrier|call|stand-ins)|flags\/use-throttle|errors\/|texts\/format-date|network\/use|session\/session-c|answers\/|shopper\/shopper|visit\/|address\/)|shop\/journey\/src\/addresses\/(?!empty-cart|with-search))|node_modules\/(?!@tanstack\/(query-core\/build\/modern\/queriesObserver|react-query\/build\/modern\/useQueries))/,
    minShareCount: 6,
    priority: 4,
  },
  {
    name: 'failures',
    test: /storefront\/src\/shop-reactions|libs\/(rules\/src\/error-handling\/(classify|error-rows)|shop\/(platform\/src\/(failures\/|drafts\/|help\/|errors\/(normalise-error|error-texts|load-translation)|messages\/|flags\/load-flags|network\/report-offline|texts\/failure-texts)|journey\/src\/(reactions|errors\/(handle-error|handling-path|redirected|follow-go|scheduled))|basket\/src\/lock\/reset-lock)|shop\/platform\/src\/(address\/visit-storage|answers\/|delays|visit\/visit-parameter|errors\/error-topic|session\/session-constants)|rules\/src\/(channel\/channels|error-handling\/retry|urls\/is-shop)|shop\/journey\/src\/(errors\/lock-response|reactions)|contracts\/src\/checkout\/checkout\.routes\.ts\?only=get(Checkout|Expresshub|BuySim))/,
    priority: 6,
    ...only,
  },
  {
    name: 'tiles',
    test: /libs\/.*(tile-grid|tile-skeleton|product-tile|grid\/morph|colour-dot|feedback\/skeleton|use-light-dismiss|devices\/src\/grid\/(facets|facet-labels|grid-|use-))/,
    priority: 4,
    ...only,
  },
  {
    name: 'product',
    test: /devices\/src\/product\/(product-texts|cart-buttons|purchase\.module)|ui\/src\/layout\/(use-out-of-view|sticky-bar)|basket\/src\/(device\/(device-request|use-add)|selection\/variant-options|use-one)/,
    priority: 4,
    ...only,
  },
  {
    name: 'choices',
    test: /ui\/src\/(choices\/(choice-group|radio-)|media\/service)|cart\.routes\.ts\?only=addDevice|platform\/src\/texts\/format-date/,
    priority: 4,
    ...only,
  },
  {
    name: 'buying',
    test: /libs\/(contracts\/src\/cart\/(?!.*only=validateCart)|rules\/src\/(constants|quantity))/,
    minShareCount: 3,
    priority: 3,
    ...only,
  },
  {
    name: 'cart',
    test: /libs\/(shop\/(cart\/src\/(load\/|use-cart-meta|cart-page-texts)|steps\/src\/use-is-slow|journey\/src\/(addresses\/empty-cart|cases\/|process-step\/(route-resumed|eligibility-step))|basket\/src\/cart\/(cart-query|checkout-read))|rules\/src\/(credit\/credit-codes|urls\/read-|validation\/read-quote|process-step\/steps)|contracts\/src\/(cases|landing|content\/.*only=getStatic))/,
    minShareCount: 2,
    priority: 3,
    ...only,
  },
  {
    name: 'checkout',
    test: /libs\/(shop\/checkout\/src\/|contracts\/src\/checkout\/|rules\/src\/(format-phone|address)|ui\/src\/(text\/summary|disclosure))/,
    minShareCount: 4,
    priority: 2,
    ...only,
  },
  {
    name: 'steps',
    test: /libs\/(shop\/(steps\/src\/(sale\/sale-notice|e911\/|line\/cart-link)|checkout\/src\/(gate\/checkout-gate|e911\/e911-destination|flow\/(step-indicator|waiting-form)|steps\/step-form)|platform\/src\/network\/use-is-online|journey\/src\/errors\/is-handled)|ui\/src\/overlay\/disclosure|rules\/src\/validation\/format-phone)/,
    priority: 6,
    ...only,
  },
  {
    name: 'wishlist',
    test: /libs\/(shop\/wishlist\/src\/(heart\.|use-set|favorite-|add-|remove-|wishlist-q)|contracts\/src\/wishlist)/,
    minShareCount: 2,
    priority: 3,
    ...only,
  },
  {
    name: 'catalogue',
    test: /(libs\/(shop\/(devices\/src\/(?!product\/)|wishlist\/src\/(?!notify|use-notify)|basket\/src\/selection\/)|contracts\/src\/(catalogue\/(?!.*only=getInventory)|wishlist\/))|storefront\/src\/pages\/(?!hub))/,
    minShareCount: 2,
    priority: 2,
  },
]
