import type { Bilingual, Query } from '@soe/shop-platform'
import { headerPages, type HeaderPage } from './header-pages'

export interface ListedPage extends HeaderPage {
  readonly query?: Query
  readonly hash?: string
  readonly note?: Bilingual
  readonly words?: string
}

const prepaidNote = { en: 'Paid once, no contract', es: 'Un solo pago, sin contrato' }

export const listedPages = {
  smartphones: {
    ...headerPages.smartphones,
    note: { en: 'New, and certified pre-owned', es: 'Nuevos y usados certificados' },
  },
  watches: { ...headerPages.watches, note: { en: 'With a line of their own', es: 'Con su propia línea' } },
  tablets: { ...headerPages.tablets, note: { en: 'For the couch and the cockpit', es: 'Para el sofá y la cabina' } },
  accessories: {
    ...headerPages.accessories,
    note: { en: 'Three or more save 20% and up', es: 'Tres o más ahorran desde un 20\u00A0%' },
  },
  prepaid: { ...headerPages.prepaid, note: prepaidNote },
  prepaidPhones: {
    ...headerPages.prepaidPhones,
    note: prepaidNote,
    words: 'prepaid prepay pay as you go no contract cell celular prepago prepagado sin contrato phone',
  },
  preOwned: {
    page: 'smartphones/',
    query: { condition: 'certified-pre-owned' },
    title: { en: 'Certified pre-owned phones', es: 'Teléfonos usados certificados' },
    note: { en: 'Checked, with a new battery', es: 'Revisados y con batería nueva' },
    words: 'used refurbished second hand cheap usado seminuevo reacondicionado barato segunda mano celular',
  },
  plans: {
    ...headerPages.plans,
    title: { en: 'Compare plans', es: 'Comparar planes' },
    note: { en: 'Side by side, with broadband facts', es: 'Uno junto a otro, con datos de banda ancha' },
    words: 'plan data unlimited hotspot price service datos ilimitados servicio precio',
  },
  tradeIn: {
    ...headerPages.tradeIn,
    note: { en: 'What your phone is worth', es: 'Lo que vale tu teléfono' },
    words: 'trade-in sell old phone device upgrade credit entregar vender viejo celular',
  },
  ownDevice: {
    ...headerPages.ownDevice,
    note: { en: 'Keep the phone, change the carrier', es: 'Conserva el teléfono, cambia de operador' },
    words:
      'byod own phone device switch keep transfer port number imei esim propio celular cambiar conservar trasladar número',
  },
  protection: {
    page: 'protection/about',
    title: { en: 'Protection', es: 'Protección' },
    note: { en: 'Loss, theft and damage', es: 'Pérdida, robo y daños' },
    words:
      'insurance protect warranty broken cracked screen lost stolen phone seguro garantía celular roto perdido robado',
  },
  secondNumber: {
    page: 'secondnumber/about',
    title: { en: 'A second number', es: 'Un segundo número' },
    note: { en: 'Two numbers on one phone', es: 'Dos números en un teléfono' },
    words: 'second line extra number dual sim esim segunda línea doble',
  },
  offers: {
    page: 'jtooffers',
    title: { en: 'Offers', es: 'Ofertas' },
    note: { en: 'Every device with one', es: 'Todos los equipos que tienen una' },
    words:
      'deal sale special promo promotion discount black friday free phone descuento rebaja promoción especial gratis regalado teléfono celular',
  },
  leadOffers: { page: 'leadoffers', title: { en: 'Offers', es: 'Ofertas' } },
  unlocking: {
    page: 'support',
    query: { q: 'unlock' },
    title: { en: 'Unlock a phone', es: 'Desbloquear un teléfono' },
    note: { en: 'When ours works with any carrier', es: 'Cuándo sirve el nuestro con otro operador' },
    words:
      'unlocked unlocking locked sim lock cell phone celular teléfono desbloqueado desbloqueo liberar liberado bloqueado',
  },
  homeInternet: {
    page: 'support',
    query: { q: 'internet' },
    title: { en: 'Internet at home', es: 'Internet en casa' },
    note: { en: 'What our plans do for it', es: 'Lo que hacen nuestros planes' },
    words: 'wifi wi-fi router broadband 5g home service hogar banda ancha servicio',
  },
  support: {
    ...headerPages.support,
    note: { en: 'Chat, video, call', es: 'Chat, video, llamada' },
    words:
      'help return refund exchange policy devolución devolver reembolso contact customer service agent talk speak someone person human question store hours video call chat soporte ayuda hablar persona contacto tienda horario atención',
  },
  videoHelp: { page: 'stores/video-assist', title: { en: 'Video help', es: 'Ayuda por video' } },
  cart: {
    page: 'expresscart',
    title: { en: 'Your cart', es: 'Tu carrito' },
    note: { en: 'What you chose, and what is due', es: 'Lo que elegiste y lo que se paga' },
    words: 'basket bag checkout carro compra pagar',
  },
  orders: {
    page: 'orders',
    title: { en: 'Orders', es: 'Pedidos' },
    note: { en: 'Where yours is, and its receipt', es: 'Dónde está el tuyo, y su recibo' },
    words: 'order status track delivery receipt my orders where is pedido rastrear entrega recibo',
  },
  hub: {
    page: 'expresshub',
    title: { en: 'Lines and offers', es: 'Líneas y ofertas' },
    note: { en: 'For customers, after signing in', es: 'Para clientes, con la sesión iniciada' },
    words: 'account lines upgrade phone eligible saved cart cuenta líneas renovar celular guardado',
  },
  savedCarts: {
    page: 'expresshub',
    hash: '#saved-carts',
    title: { en: 'Saved carts', es: 'Carritos guardados' },
  },
  favorites: { page: 'Favorites', title: { en: 'Favorites', es: 'Favoritos' } },
} as const satisfies Readonly<Record<string, ListedPage>>

export type ListedName = keyof typeof listedPages
