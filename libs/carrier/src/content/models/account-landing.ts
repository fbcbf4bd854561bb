import type { AnswerOf } from '@soe/contracts'

type Landing = AnswerOf<'content.getAccountLandingMobile'>

const links: Landing['accountLanding']['links'] = [
  { text: 'Go to your cart', href: '/sales/next/expresscart.html' },
  { text: 'Shop devices', href: '/smartphones/' },
  { text: 'Your wishlist', href: '/sales/digital/Favorites.html' },
]

/** The page that checkout sends a customer to when the account has a problem to settle first. */
export const accountLanding = (layout: 'mobile' | 'desktop'): Landing => ({
  accountLanding: {
    layout,
    columns: layout === 'mobile' ? 1 : 3,
    title: 'Your account needs a look',
    body: 'Something on your account has to be settled before this order can go on.',
    links: links.map((link) => ({ ...link })),
  },
})
