/** What a page has asked for up to a moment; kilobytes as they crossed the wire, compressed by the server. */
export const measures = ['requests', 'scripts', 'scriptKb', 'styleKb', 'kb', 'calls'] as const

export type Weight = Readonly<Record<(typeof measures)[number], number>>

/** A number for each of `measures`, in their order. */
type Row = readonly [number, number, number, number, number, number]

interface Budget {
  /** The most that a page may weigh. */
  most: Row
  /** What it weighed at cc4bc4e7. */
  before: Row
  /** Why it may weigh more than that. */
  because?: string
}

/**
 * The moments of a page: when its code has taken over; when no call, no idle callback and no short timer is pending;
 * and the same once timers of up to three seconds have passed, which fetch the code of the next page among others.
 */
export type Moment = 'takenOver' | 'atRest' | 'later'

const wrapped =
  'few files hold copies of what they share, and keep the order of their modules by wrappers (decision 74); a drawn page has a loader; fields, offers and ways on say more, facets are counted, units are read out, a picture shrinks back into its tile, and a read that a change overtakes is asked for anew'

const front = `a plan is chosen here, and every kind is drawn; ${wrapped}`

/** The steps of a purchase and its sum come as a file of their own, so that the catalogue is spared them. */
const thread = `the steps of a purchase stay above it; ${wrapped}`

const cart = `the code of what the cart holds is one file, which begins to come before the page has taken over; ${thread}`

const ahead = `the form that the checkout asks first is fetched with its page; ${thread}`

const form = `sums follow how one would pay, before that is sent; ${thread}`

const box = `plan, accessories and the whole sum are settled here, and two pages fewer are read; ${wrapped}`

/** Pictures are not loaded. */
export const budgets: Readonly<Record<string, Readonly<Record<Moment, Budget>>>> = {
  '/': {
    takenOver: { most: [12, 7, 96.7, 14.6, 147.5, 0], before: [12, 7, 98, 13, 141, 0], because: front },
    atRest: { most: [25, 19, 169, 14.6, 219.8, 1], before: [67, 60, 164, 13, 208, 2], because: front },
    later: { most: [26, 20, 179, 14.6, 229.8, 1], before: [68, 61, 168, 13, 211, 2], because: front },
  },
  '/smartphones/': {
    takenOver: { most: [12, 7, 99.4, 14.6, 151.5, 0], before: [10, 5, 95, 13, 142, 0], because: wrapped },
    atRest: { most: [27, 21, 180, 14.6, 232, 1], before: [70, 64, 170, 13, 217, 1], because: wrapped },
    later: { most: [28, 22, 190, 14.6, 242, 1], before: [71, 65, 174, 13, 221, 1], because: wrapped },
  },
  '/smartphones/orbit-12-pro/': {
    takenOver: { most: [12, 7, 99.4, 14.6, 145.5, 0], before: [11, 6, 96, 13, 138, 0], because: wrapped },
    atRest: { most: [26, 20, 193, 14.6, 240, 1], before: [67, 61, 170, 13, 212, 1], because: box },
    later: { most: [29, 22, 205, 24.5, 262, 1], before: [87, 80, 183, 21, 232, 1], because: box },
  },
  '/sales/next/expresscart.html': {
    takenOver: { most: [16, 10, 130.2, 24.5, 179.2, 0], before: [16, 10, 111, 21, 156, 0], because: cart },
    atRest: { most: [31, 22, 215, 24.5, 271, 3], before: [98, 86, 197, 21, 249, 5], because: thread },
    later: { most: [34, 25, 246, 24.5, 302, 3], before: [99, 87, 197, 21, 250, 5], because: ahead },
  },
  '/sales/nse/aboutyourself.html': {
    takenOver: { most: [16, 10, 124.6, 24.5, 173.7, 0], before: [19, 13, 114, 21, 159, 0], because: form },
    atRest: { most: [30, 22, 197, 24.5, 249, 2], before: [81, 72, 172, 21, 220, 2], because: thread },
    later: { most: [31, 23, 209, 24.5, 261, 2], before: [84, 75, 176, 21, 224, 2], because: thread },
  },
  '/sales/digital/orderconfirmation.html': {
    takenOver: { most: [16, 10, 123, 24.5, 172, 0], before: [23, 17, 117, 21, 163, 0], because: thread },
    atRest: { most: [27, 19, 184, 24.5, 239, 2], before: [70, 61, 167, 21, 217, 2], because: thread },
    later: { most: [27, 19, 184, 24.5, 239, 2], before: [70, 61, 167, 21, 217, 2], because: thread },
  },
}

/** Calls to the carrier of a guest who buys a phone, from the front page to the confirmation. */
export const purchaseCalls = 25
