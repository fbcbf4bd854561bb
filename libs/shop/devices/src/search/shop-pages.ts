import { defineTexts, type Language, type PageName, type Query } from '@soe/shop-platform'

/** A page that answers what no product does. */
export interface FoundPage {
  readonly page: PageName
  readonly query?: Query
  readonly title: string
  readonly summary: string
}

const pageTexts = defineTexts(
  {
    prepaid: 'Prepaid phones',
    prepaidNote: 'Paid once, no contract',
    preOwned: 'Certified pre-owned phones',
    preOwnedNote: 'Checked, with a new battery',
    plans: 'Compare plans',
    plansNote: 'Side by side, with broadband facts',
    tradeIn: 'Trade in',
    tradeInNote: 'What your phone is worth',
    ownDevice: 'Bring your own',
    ownDeviceNote: 'Keep the phone, change the carrier',
    protection: 'Protection',
    protectionNote: 'Loss, theft and damage',
    secondNumber: 'A second number',
    secondNumberNote: 'Two numbers on one phone',
    offers: 'Offers',
    offersNote: 'Every device with one',
    unlocking: 'Unlock a phone',
    unlockingNote: 'When ours works with any carrier',
    homeInternet: 'Internet at home',
    homeInternetNote: 'What our plans do for it',
    support: 'Support',
    supportNote: 'Chat, video, call',
    cart: 'Your cart',
    cartNote: 'What you chose, and what is due',
    orders: 'Orders',
    ordersNote: 'Where yours is, and its receipt',
    hub: 'Lines and offers',
    hubNote: 'For customers, after signing in',
  },
  {
    prepaid: 'Teléfonos de prepago',
    prepaidNote: 'Un solo pago, sin contrato',
    preOwned: 'Teléfonos usados certificados',
    preOwnedNote: 'Revisados y con batería nueva',
    plans: 'Comparar planes',
    plansNote: 'Uno junto a otro, con datos de banda ancha',
    tradeIn: 'Intercambio',
    tradeInNote: 'Lo que vale tu teléfono',
    ownDevice: 'Trae el tuyo',
    ownDeviceNote: 'Conserva el teléfono, cambia de operador',
    protection: 'Protección',
    protectionNote: 'Pérdida, robo y daños',
    secondNumber: 'Un segundo número',
    secondNumberNote: 'Dos números en un teléfono',
    offers: 'Ofertas',
    offersNote: 'Todos los equipos que tienen una',
    unlocking: 'Desbloquear un teléfono',
    unlockingNote: 'Cuándo sirve el nuestro con otro operador',
    homeInternet: 'Internet en casa',
    homeInternetNote: 'Lo que hacen nuestros planes',
    support: 'Ayuda',
    supportNote: 'Chat, video, llamada',
    cart: 'Tu carrito',
    cartNote: 'Lo que elegiste y lo que se paga',
    orders: 'Pedidos',
    ordersNote: 'Dónde está el tuyo, y su recibo',
    hub: 'Líneas y ofertas',
    hubNote: 'Para clientes, con la sesión iniciada',
  },
)

type Text = keyof ReturnType<typeof pageTexts>

interface PageRow {
  text: Exclude<Text, `${string}Note`>
  page: PageName
  query?: Query
  /** Other words that it is looked for by, in both languages. */
  called: string
  /** Prepaid shoppers have no such page, or it is nothing for them. */
  notForPrepaid?: true
  needsCart?: true
}

const rows: readonly PageRow[] = [
  {
    text: 'prepaid',
    page: 'smartphones/prepaid',
    called: 'prepaid prepay pay as you go no contract cell celular prepago prepagado sin contrato phone',
  },
  {
    text: 'preOwned',
    page: 'smartphones/',
    query: { condition: 'certified-pre-owned' },
    called: 'used refurbished second hand cheap usado seminuevo reacondicionado barato segunda mano celular',
    notForPrepaid: true,
  },
  {
    text: 'plans',
    page: 'compareplan',
    called: 'plan data unlimited hotspot price service datos ilimitados servicio precio',
  },
  {
    text: 'tradeIn',
    page: 'tradein',
    called: 'trade-in sell old phone device upgrade credit entregar vender viejo celular',
    notForPrepaid: true,
  },
  {
    text: 'ownDevice',
    page: 'byod',
    called:
      'byod own phone device switch keep transfer port number imei esim propio celular cambiar conservar trasladar número',
    notForPrepaid: true,
  },
  {
    text: 'protection',
    page: 'protection/about',
    called:
      'insurance protect warranty broken cracked screen lost stolen phone seguro garantía celular roto perdido robado',
    notForPrepaid: true,
  },
  {
    text: 'secondNumber',
    page: 'secondnumber/about',
    called: 'second line extra number dual sim esim segunda línea doble',
    notForPrepaid: true,
  },
  {
    text: 'offers',
    page: 'jtooffers',
    called:
      'deal sale special promo promotion discount black friday free phone descuento rebaja promoción especial gratis regalado teléfono celular',
  },
  {
    text: 'unlocking',
    page: 'support',
    query: { q: 'unlock' },
    called:
      'unlocked unlocking locked sim lock cell phone celular teléfono desbloqueado desbloqueo liberar liberado bloqueado',
  },
  {
    text: 'homeInternet',
    page: 'support',
    query: { q: 'internet' },
    called: 'wifi wi-fi router broadband 5g home service hogar banda ancha servicio',
  },
  {
    text: 'support',
    page: 'support',
    called:
      'help return refund exchange policy devolución devolver reembolso contact customer service agent talk speak someone person human question store hours video call chat soporte ayuda hablar persona contacto tienda horario atención',
  },
  {
    text: 'cart',
    page: 'expresscart',
    called: 'basket bag checkout carro compra pagar',
    needsCart: true,
  },
  {
    text: 'orders',
    page: 'orders',
    called: 'order status track delivery receipt my orders where is pedido rastrear entrega recibo',
  },
  {
    text: 'hub',
    page: 'expresshub',
    called: 'account lines upgrade phone eligible saved cart cuenta líneas renovar celular guardado',
    notForPrepaid: true,
  },
]

export interface SearchablePage {
  readonly page: FoundPage
  readonly called: string
  /** It shows what the cart holds. */
  readonly needsCart: boolean
}

/** The pages that a shopper may have, and the words that each is found by. */
export const shopPages = (language: Language, isPrepaid: boolean): readonly SearchablePage[] => {
  const texts = pageTexts(language)
  return rows
    .filter(({ notForPrepaid }) => !notForPrepaid || !isPrepaid)
    .map(({ text, page, query, called, needsCart = false }) => ({
      needsCart,
      page: { page, ...(query && { query }), title: texts[text], summary: texts[`${text}Note`] },
      called: `${called} ${pageTexts('en')[text]} ${pageTexts('es')[text]}`,
    }))
}
