import type { Fault } from '../fault'

/** A journey, and cells of it. */
export type Aim = readonly [journey: string, ...cells: string[]]

/** A fault, and the cells in which its own sentence says that it shows. */
type PageFault = Fault & { readonly aim: Aim }

const cart = 'a gift and one more accessory go into the cart'
const removal = 'a line is removed and brought back'
const phone = 'a phone is chosen, and its plan and number'
const contact = 'who orders, and where it goes'
const protection = 'a line is protected'
const plan = 'changes a plan'
const wishlist = 'keeps a wishlist'
const ownDevice = 'a shopper brings a device of their own'
const upgrade = 'upgrades a line from the hub'
const accessory = 'adds an accessory'
const payment = 'a prospect pays and orders'
const onePage = 'orders on one page, on the next bill'
const delivery = 'changes where the order goes'
const watch = 'a watch gets its emergency address'
const tradeIn = 'is ordered'

const fault = (id: string, sees: string, aim: Aim, [anchor, faulty]: readonly [string, string]): PageFault => ({
  id,
  kind: 'a fault of a page',
  sees,
  aim,
  anchor,
  faulty,
})

/** Faults of the kinds that shops have, written from the pages alone and fixed before anything had explored them. */
export const pageFaults: readonly PageFault[] = [
  fault(
    'refused-undo-is-silent',
    'An undo that the carrier refuses does nothing, without a word.',
    [removal, 'cart.removeDevice#2 status-503-twice'],
    ['useChange(removeDevice, ⟦{ onDone: onRestored }⟧)', '{ onDone: onRestored, meta: { showsError: true } }'],
  ),
  fault(
    'refused-removal-stays-gone',
    'A line whose removal was refused stays out of view.',
    [removal, 'cart.removeDevice#1 status-503-twice'],
    [
      "filters: ⟦{ mutationKey: [key], status: 'pending' }⟧",
      "{ mutationKey: [key], predicate: ({ state }) => state.status !== 'success' }",
    ],
  ),
  fault(
    'removal-is-said-before-it-is-done',
    'A line is said to be removed before the carrier has agreed.',
    [removal, 'cart.removeDevice#1 error-1008'],
    [
      'return ⟦(lineId: string) => mutate({ cartInfo: {}, lineId })⟧',
      '(lineId: string) => { onRemoved(lineId); mutate({ cartInfo: {}, lineId }) }',
    ],
  ),
  fault(
    'gift-stays-ticked',
    'A gift that could not be given stays ticked.',
    [cart, 'cart.addDonation#1 status-503-twice'],
    [
      '⟦{ onSettled: () => void untilShown().then(() => setWanted(undefined)) }⟧',
      '{ onSuccess: () => void untilShown().then(() => setWanted(undefined)) }',
    ],
  ),
  fault(
    'outdated-cart-is-not-told',
    'A cart that could not be read after a change shows the sums of before, without a word.',
    [removal, 'checkout.getCheckoutDetails#2 status-503-twice'],
    ['{⟦isOutdated⟧ && <CartOutdated', 'false'],
  ),
  fault(
    'wishlist-retry-reads-nothing',
    'Try again on a wishlist that could not be read reads nothing.',
    [wishlist, 'wishlist.retrieveWishlist#1 down'],
    [
      'isFailed: query.isError && !isUnknownList(query.error) && !wishlist, retry: ⟦() => void query.refetch()⟧',
      '() => undefined',
    ],
  ),
  fault(
    'plans-retry-is-busy-for-good',
    'Try again beside plans that could not be read is busy from the start.',
    [plan, 'plans.getPlans#1 status-503-twice'],
    [
      'currentPlanId={data.currentPlanId} /> return error ? <TryAgain onRetry={() => void refetch()} busy={⟦isFetching⟧} />',
      'true',
    ],
  ),
  fault(
    'unread-plans-load-for-ever',
    'Plans that could not be read go on loading for ever.',
    [plan, 'plans.getPlans#1 status-503-twice'],
    ['currentPlanId={data.currentPlanId} /> return ⟦error⟧ ? <TryAgain', 'false'],
  ),
  fault(
    'plan-change-is-sent-twice',
    'Two presses change the plan twice.',
    [plan, 'cart.addPlan#1 press-again'],
    ['disabled={locked || isSame} busy={⟦isPending⟧}', 'false'],
  ),
  fault(
    'draft-is-dropped-when-sent',
    'What was typed is gone after a reload, although it was never saved.',
    [contact, 'checkout.updateContact#1 reload'],
    [
      'onSubmit={form.onSubmit(⟦send⟧)} busy={update.isPending',
      '(values) => { setTimeout(form.clearDraft, 100); send(values) }',
    ],
  ),
  fault(
    'contact-is-emptied-by-a-failure',
    'A form that could not be saved loses a field.',
    [contact, 'checkout.updateContact#1 status-503-twice'],
    [
      'const send = (values: ContactValues) => ⟦update.mutate⟧(',
      "((body: Parameters<typeof update.mutate>[0], options: object) => update.mutate(body, { ...options, onError: () => form.set('emailId', '') }))",
    ],
  ),
  fault(
    'card-is-emptied-by-a-failure',
    'A payment that could not be taken empties the number of the card.',
    [payment, 'checkout.selectPayment#1 status-503-twice'],
    [
      'select.mutate({ cartInfo: cartInfoOf(details), payment }, ⟦{ onSuccess: onPaid }⟧)',
      "{ onSuccess: onPaid, onError: () => form.set('cardNumber', '') }",
    ],
  ),
  fault(
    'down-is-called-offline',
    'A service that is down is told as a network that is gone.',
    [contact, 'checkout.updateContact#1 status-503-twice'],
    ['return ⟦{ gone: offline, back: connected, on: tryAgain }[network]⟧', 'offline'],
  ),
  fault(
    'declined-payment-is-silent',
    'An order whose payment is declined ends in silence.',
    [payment, 'checkout.placeOrder#1 error-PAYMENT_DECLINED'],
    ["'PAYMENT_DECLINED')) return ⟦onDeclined()⟧", 'undefined'],
  ),
  fault(
    'order-is-placing-for-ever',
    'The button that places the order is busy for good once that has failed.',
    [tradeIn, 'checkout.placeOrder#1 status-503-twice'],
    ['isStarted.current = false ⟦setPlacing(false)⟧', 'undefined'],
  ),
  fault(
    'refused-consent-stays-ticked',
    'Agreements that could not be accepted stay ticked.',
    [onePage, 'checkout.acceptAgreements#1 status-503-twice'],
    ['⟦setGiving(false)⟧ onFailed()', 'undefined'],
  ),
  fault(
    'refused-delivery-is-silent',
    'A delivery that was not taken stays chosen, without a word.',
    [delivery, 'checkout.selectShipping#1 status-503-twice'],
    ['error={⟦error ?? choosing.error⟧}', 'error'],
  ),
  fault(
    'delivery-is-busy-after-a-failure',
    "After a failure the delivery's form does not go on any more.",
    [delivery, 'checkout.selectShipping#1 status-503-twice'],
    ['busy={⟦isPending || choosing.isPending⟧}', 'isPending || choosing.isPending || choosing.isError'],
  ),
  fault(
    'unchecked-address-is-silent',
    'An address that could not be checked is not saved, without a word.',
    [watch, 'cart.validateE911Address#1 status-503-twice'],
    ['error: ⟦checking.error ?? saving.error⟧', 'saving.error'],
  ),
  fault(
    'address-page-is-left-unsaved',
    'A page is left before its address is saved, and the failure is told nowhere.',
    [watch, 'cart.e911Address#1 status-503-twice'],
    [
      '⟦saving.mutate({ cartInfo, lines: [{ mtn: line.lineId, e911Address: address }] })⟧',
      '(saving.mutate({ cartInfo, lines: [{ mtn: line.lineId, e911Address: address }] }), go(end))',
    ],
  ),
  fault(
    'heart-stays-filled',
    'A heart stays filled whose product could not be saved.',
    [wishlist, 'wishlist.addWishlist#1 status-503-twice'],
    [
      'return ⟦usePendingFavorites(productId).at(-1)?.saved⟧ ?? data',
      'useMutationState({ filters: { mutationKey: changeKey }, select: ({ state }) => state.variables as FavoriteChange }).findLast((change) => change.productId === productId)?.saved',
    ],
  ),
  fault(
    'saved-is-said-too-early',
    'A product is said to be on the wishlist, and is not.',
    [wishlist, 'wishlist.addWishlist#1 status-503-twice'],
    [
      'mutationFn: ⟦(change) => applyChange(shop, change)⟧',
      '(change) => { showNotice(shop, texts, change); return applyChange(shop, change) }',
    ],
  ),
  fault(
    'badge-misses-a-failed-change',
    'The number on the cart is that of before a change that was made and ended in an error.',
    [accessory, 'cart.addAccessories#1 error-committed'],
    [
      '⟦identity.refresh()⟧ const exchange',
      'answer.status === 200 && !(answer.body as { errors?: unknown }).errors && identity.refresh()',
    ],
  ),
  fault(
    'busy-button-drops-the-focus',
    'Focus is gone while a button is busy.',
    [plan, 'plans.getPlans#1 down'],
    ['<PlainButton {...⟦rest⟧} onClick={handleClick}', '{ ...rest, disabled: rest.disabled || isDeaf }'],
  ),
  fault(
    'notice-retry-sends-nothing',
    'Try again beside a change that has failed only closes its notice.',
    [phone, 'cart.addDevice#1 status-503-twice'],
    ['label: platformTexts(language).retry, onPress: ⟦retry⟧', '() => undefined'],
  ),
  fault(
    'lock-is-not-said',
    'A cart that is held elsewhere refuses a change without a word.',
    [cart, 'cart.addAccessories#2 lock-taken'],
    ['export const LockBanner = () => ⟦useLock().locked⟧ &&', 'useLock().locked && false'],
  ),
  fault(
    'checkout-opens-in-a-held-cart',
    'Checkout can be pressed in a cart that is held elsewhere.',
    [cart, 'cart.addDonation#1 lock-taken'],
    ['if (⟦useLock().locked⟧) return <Disabled', 'useLock().locked && false'],
  ),
  fault(
    'imei-check-fails-in-silence',
    'A device whose check has failed has no result, and no word about it.',
    [ownDevice, 'device.getEsimDetails#2 status-503-twice'],
    ['hasFailed: ⟦isCurrent && error !== null && data === undefined⟧', 'false'],
  ),
  fault(
    'upgrade-waits-for-ever',
    'An upgrade that could not begin is busy for good.',
    [upgrade, 'landing.landing#1 status-503-twice'],
    [
      "mutationFn: ⟦() => callOnce(shop, landing, { body: { processStep: 'MTNSelectionPage', processAction: 'start', intent } })⟧",
      "() => callOnce(shop, landing, { body: { processStep: 'MTNSelectionPage', processAction: 'start', intent } }).catch(() => new Promise<never>(() => undefined))",
    ],
  ),
  fault(
    'changed-sum-is-told-wrong',
    'The word about a changed order names the sum of before.',
    [onePage, 'checkout.placeOrder#1 price-changed'],
    ['...(dueToday !== shown.dueToday && ⟦{ dueToday }⟧)', '{ dueToday: shown.dueToday }'],
  ),
  fault(
    'raw-failure-is-shown',
    "A failure is told in the words of the network's code.",
    [phone, 'cart.addDevice#1 status-503-twice'],
    ['text: ⟦normalised.message⟧, topic: errorTopic(operation)', 'normalised.serviceErrMsg'],
  ),
  fault(
    'refused-number-is-silent',
    'A number that could not be given leaves its form as it was, without a word.',
    [phone, 'cart.assignMtn#1 status-503-twice'],
    ['= ⟦useStepChange(assignMtn)⟧', 'useStepChange(assignMtn, { meta: { showsError: true } })'],
  ),
  fault(
    'goes-on-without-the-number',
    'The steps go on although the number was not given.',
    [phone, 'cart.assignMtn#1 status-503-twice'],
    [
      'assign: ⟦(number: NumberRequest) => mutate({ cartInfo: {}, lineId, number })⟧',
      "(number: NumberRequest) => mutate({ cartInfo: {}, lineId, number }, { onError: () => window.location.assign('/sales/next/expresscart.html') })",
    ],
  ),
  fault(
    'offline-is-still-said-online',
    'The page says that it is offline once it is not.',
    [cart, 'cart.addAccessories#2 go-offline'],
    ['⟦notices.hideTopic(networkTopic)⟧', 'undefined'],
  ),
  fault(
    'unread-cart-loads-for-ever',
    'A cart that could not be read goes on loading for ever.',
    [removal, 'checkout.getCheckoutDetails#1 status-503-twice'],
    ["kind: isLeaving ? 'loading' : ⟦'failed'⟧", "'loading'"],
  ),
  fault(
    'slow-retry-asks-nothing',
    'Try again on a page that waits for long asks nothing anew.',
    [plan, 'plans.getPlans#1 hang'],
    ['⟦void queryClient.resetQueries({ predicate: isAwaited })⟧', 'undefined'],
  ),
  fault(
    'slow-notice-stays',
    'A page is said to take longer than usual once it waits for nothing.',
    [plan, 'plans.getPlans#1 hang'],
    ['⟦setSlow(false)⟧', 'undefined'],
  ),
  fault(
    'failure-is-wiped-by-the-next-read',
    'A failure is told for a moment, until something else has been read.',
    [cart, 'cart.addAccessories#2 status-503-twice'],
    ['(_data, { queryKey: [key] }) => ⟦notices.hideTopic(errorTopic(key))⟧', 'notices.clear()'],
  ),
  fault(
    'unread-protection-is-not-told',
    'A protection page without what could not be read says nothing about it.',
    [protection, 'device.getProtectionFeatures#1 status-503-twice', 'device.getProtectionFeatures#2 status-503-twice'],
    ['{⟦hasFailed⟧ && <LookupFailed retry={retry} isRetrying={isRetrying} />} {lead', 'false'],
  ),
  fault(
    'sums-are-busy-after-a-refusal',
    'The sums are pale for good once a change was refused.',
    [cart, 'cart.addDonation#1 error-DONATION_NOT_ELIGIBLE'],
    [
      'const isChanging = ⟦useIsMutating({ predicate: changesTotals }) > 0⟧',
      "useMutationState({ filters: { predicate: changesTotals } }).some(({ status }) => status !== 'success')",
    ],
  ),
]
