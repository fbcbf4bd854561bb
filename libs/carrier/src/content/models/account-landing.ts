import type { AnswerOf } from '@soe/contracts'

type Landing = AnswerOf<'content.getAccountLandingMobile'>
type Texts = Pick<Landing['accountLanding'], 'title' | 'body' | 'links'>

const texts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    title: 'Your account needs a look',
    body: 'Something on your account has to be settled before this order can go on.',
    links: [
      { text: 'Go to your cart', href: '/sales/next/expresscart.html' },
      { text: 'Shop devices', href: '/smartphones/' },
      { text: 'Your wishlist', href: '/sales/digital/Favorites.html' },
    ],
  },
  es: {
    title: 'Tu cuenta necesita atención',
    body: 'Hay algo en tu cuenta que debes resolver antes de seguir con este pedido.',
    links: [
      { text: 'Ir a tu carrito', href: '/sales/next/expresscart.html' },
      { text: 'Comprar equipos', href: '/smartphones/' },
      { text: 'Tus favoritos', href: '/sales/digital/Favorites.html' },
    ],
  },
}

/** The page that checkout sends a customer to when the account has a problem to settle first. */
export const accountLanding = (layout: 'mobile' | 'desktop', language: 'en' | 'es' = 'en'): Landing => ({
  accountLanding: {
    layout,
    columns: layout === 'mobile' ? 1 : 3,
    ...texts[language],
    links: texts[language].links.map((link) => ({ ...link })),
  },
})
