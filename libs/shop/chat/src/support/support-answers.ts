import { listPages, type ListedName } from '@soe/shop-journey/listed-pages'
import type { PageName, Shop } from '@soe/shop-platform'
import type { Audience } from '@soe/rules'
import type { SupportAnswer } from './find-answers'

interface AnswerRow {
  readonly id: string
  readonly to: ListedName
  /** Question, answer, and the link's text where it is not the page's title. */
  readonly en: readonly [string, string, string?]
  readonly es: readonly [string, string, string?]
  readonly called: string
}

const rows: readonly AnswerRow[] = [
  {
    id: 'order',
    to: 'orders',
    en: [
      'Where is my order?',
      'Your orders say on which day each one arrives or is ready to pick up. If you ordered without an account, its number and your email address find it.',
      'Your orders',
    ],
    es: [
      '¿Dónde está mi pedido?',
      'Tus pedidos dicen qué día llega cada uno o está listo para recoger. Si pediste sin una cuenta, lo encuentras con su número y tu correo electrónico.',
      'Tus pedidos',
    ],
    called: 'track tracking delivery shipping status rastrear seguir envío entrega',
  },
  {
    id: 'receipt',
    to: 'orders',
    en: [
      'How do I get a receipt?',
      'It is sent to your email address. You can also open the order and print it.',
      'Your orders',
    ],
    es: [
      '¿Cómo obtengo un recibo?',
      'Se envía a tu correo electrónico. También puedes abrir el pedido e imprimirlo.',
      'Tus pedidos',
    ],
    called: 'invoice proof bill print factura comprobante imprimir',
  },
  {
    id: 'pickup',
    to: 'orders',
    en: [
      'What do I bring to pick up an order?',
      'A photo ID. The order names the store and the day, and puts both into your calendar.',
      'Your orders',
    ],
    es: [
      '¿Qué llevo para recoger un pedido?',
      'Una identificación con foto. El pedido dice la tienda y el día, y los agrega a tu calendario.',
      'Tus pedidos',
    ],
    called: 'store collect pickup curbside tienda recogida',
  },
  {
    id: 'number',
    to: 'ownDevice',
    en: [
      'Can I keep my number, and my phone?',
      'Yes, both. Choose to keep your number when we ask for one. For the phone, we check its IMEI first.',
    ],
    es: [
      '¿Puedo conservar mi número y mi teléfono?',
      'Sí, los dos. Elige conservar tu número cuando te lo preguntemos. Del teléfono comprobamos antes su IMEI.',
    ],
    called: 'port transfer switch byod imei carrier portabilidad cambiar operador celular',
  },
  {
    id: 'unlock',
    to: 'ownDevice',
    en: [
      'When is a phone unlocked?',
      'One of ours is locked to our network for the first 60 days, then unlocks by itself, paid off or not. One that is reported lost or stolen stays locked. A phone of another carrier is unlocked by that carrier.',
      'Check your own phone',
    ],
    es: [
      '¿Cuándo se desbloquea un teléfono?',
      'Uno nuestro está bloqueado a nuestra red los primeros 60 días y luego se desbloquea solo, esté pagado o no. Uno reportado como perdido o robado sigue bloqueado. Un teléfono de otro operador lo desbloquea ese operador.',
      'Comprobar tu teléfono',
    ],
    called: 'unlock sim lock liberar desbloquear liberado',
  },
  {
    id: 'upgrade',
    to: 'hub',
    en: [
      'When can I upgrade?',
      'Each of your lines says whether it is ready. Where payments are left, you can pay them off and upgrade at once.',
      'Your lines',
    ],
    es: [
      '¿Cuándo puedo renovar mi equipo?',
      'Cada una de tus líneas dice si está lista. Si quedan pagos, puedes liquidarlos y renovar enseguida.',
      'Tus líneas',
    ],
    called: 'eligible early new phone pay off renovación elegible liquidar',
  },
  {
    id: 'trade-in',
    to: 'tradeIn',
    en: [
      'What is my old phone worth?',
      'Name it and answer four questions about its condition. The estimate shows at once, and the credit comes with your bills.',
    ],
    es: [
      '¿Cuánto vale mi teléfono viejo?',
      'Dinos cuál es y responde cuatro preguntas sobre su estado. La estimación aparece enseguida, y el crédito llega con tus facturas.',
    ],
    called: 'trade-in sell exchange canje vender',
  },
  {
    id: 'plan',
    to: 'plans',
    en: ['Which plan do I need?', 'Compare them side by side: data, hotspot, price and broadband facts.'],
    es: ['¿Qué plan necesito?', 'Compáralos uno junto a otro: datos, punto de acceso, precio y datos de banda ancha.'],
    called: 'unlimited data price cost ilimitado precio costo',
  },
  {
    id: 'home-internet',
    to: 'plans',
    en: [
      'Is there internet for my home?',
      'We don’t sell it here. A phone plan with hotspot lets your computer and tablet use its data: compare how much each has.',
    ],
    es: [
      '¿Hay internet para mi casa?',
      'Aquí no lo vendemos. Un plan de teléfono con punto de acceso comparte sus datos con tu computadora y tu tableta: compara cuántos tiene cada uno.',
    ],
    called: 'wifi router broadband hogar banda ancha',
  },
  {
    id: 'protection',
    to: 'protection',
    en: [
      'What if my phone breaks, or is gone?',
      'Protection covers loss, theft and damage. You can add it up to thirty days after you order.',
    ],
    es: [
      '¿Y si mi teléfono se rompe o desaparece?',
      'La protección cubre pérdida, robo y daños. Puedes agregarla hasta treinta días después de pedir.',
    ],
    called: 'insurance warranty screen cracked stolen lost seguro garantía pantalla robado',
  },
  {
    id: 'second-number',
    to: 'secondNumber',
    en: [
      'Can one phone have two numbers?',
      'Yes, with an eSIM. The second number has its own plan, calls, texts and voicemail.',
    ],
    es: [
      '¿Puede un teléfono tener dos números?',
      'Sí, con una eSIM. El segundo número tiene su propio plan, sus llamadas, mensajes y buzón de voz.',
    ],
    called: 'dual sim second line business segunda línea negocio',
  },
  {
    id: 'saved-cart',
    to: 'cart',
    en: [
      'Is my cart kept?',
      'Yes, for 30 days. Sign in to find it on another device, or save it and give us your email address.',
    ],
    es: [
      '¿Se conserva mi carrito?',
      'Sí, 30 días. Inicia sesión para encontrarlo en otro dispositivo, o guárdalo y danos tu correo electrónico.',
    ],
    called: 'save saved quote basket guardar guardado cotización',
  },
  {
    id: 'prepaid',
    to: 'prepaidPhones',
    en: [
      'How does prepaid differ?',
      'You pay for the phone once and for the plan ahead. There is no contract and no credit check.',
    ],
    es: [
      '¿En qué se diferencia el prepago?',
      'Pagas el teléfono una vez y el plan por adelantado. No hay contrato ni revisión de crédito.',
    ],
    called: 'prepay pay as you go credit check crédito',
  },
]

export interface HelpAnswer extends SupportAnswer {
  readonly id: string
  readonly page: PageName
  readonly link: string
}

export const supportAnswers = (shop: Pick<Shop, 'addresses' | 'language'>, audience: Audience): readonly HelpAnswer[] =>
  rows.flatMap(({ id, to, called, ...texts }) => {
    const [question, answer, link] = texts[shop.language === 'es' ? 'es' : 'en']
    return listPages([to], shop, audience).map(({ page, title }) => ({
      id,
      page,
      called,
      question,
      answer,
      link: link ?? title,
    }))
  })
