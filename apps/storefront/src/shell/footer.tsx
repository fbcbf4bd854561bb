import { optionalPart } from '@soe/shop-platform'

/** A document brings the footer along; its code comes once the browser is idle. */
export const Footer = optionalPart(() => import('../idle/idle.moment').then((module) => module.FooterContent), 'idle')
