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

const parts = 'each part of a page is a file of its own, with its styles'

/** Pictures are not loaded. */
export const budgets: Readonly<Record<string, Readonly<Record<Moment, Budget>>>> = {
  '/': {
    takenOver: { most: [31, 26, 104, 24, 161, 0], before: [12, 7, 98, 13, 141, 0], because: parts },
    atRest: { most: [130, 124, 172, 24, 229, 1], before: [67, 60, 164, 13, 208, 2], because: parts },
    later: { most: [134, 128, 178, 24, 235, 1], before: [68, 61, 168, 13, 211, 2], because: parts },
  },
  '/smartphones/': {
    takenOver: { most: [30, 25, 101, 24, 159, 0], before: [10, 5, 95, 13, 142, 0], because: parts },
    atRest: { most: [136, 130, 179, 24, 238, 1], before: [70, 64, 170, 13, 217, 1], because: parts },
    later: { most: [141, 135, 186, 24, 244, 1], before: [71, 65, 174, 13, 221, 1], because: parts },
  },
  '/smartphones/orbit-12-pro/': {
    takenOver: { most: [35, 30, 102, 24, 155, 0], before: [11, 6, 96, 13, 138, 0], because: parts },
    atRest: { most: [153, 147, 190, 24, 243, 1], before: [67, 61, 170, 13, 212, 1], because: parts },
    later: { most: [176, 169, 201, 24, 254, 1], before: [87, 80, 183, 21, 232, 1], because: parts },
  },
  '/sales/next/expresscart.html': {
    takenOver: { most: [23, 17, 112, 24, 159, 0], before: [16, 10, 111, 21, 156, 0], because: parts },
    atRest: { most: [170, 161, 204, 24, 259, 3], before: [98, 86, 197, 21, 249, 5], because: parts },
    later: { most: [181, 172, 219, 24, 274, 3], before: [99, 87, 197, 21, 250, 5], because: parts },
  },
  '/sales/nse/aboutyourself.html': {
    takenOver: { most: [31, 26, 112, 24, 160, 0], before: [19, 13, 114, 21, 159, 0], because: parts },
    atRest: { most: [149, 141, 188, 24, 239, 2], before: [81, 72, 172, 21, 220, 2], because: parts },
    later: { most: [159, 151, 194, 24, 245, 2], before: [84, 75, 176, 21, 224, 2], because: parts },
  },
  '/sales/digital/orderconfirmation.html': {
    takenOver: { most: [43, 37, 119, 24, 168, 0], before: [23, 17, 117, 21, 163, 0], because: parts },
    atRest: { most: [135, 127, 182, 24, 235, 2], before: [70, 61, 167, 21, 217, 2], because: parts },
    later: { most: [135, 127, 182, 24, 235, 2], before: [70, 61, 167, 21, 217, 2], because: parts },
  },
}

/** Calls to the carrier of a guest who buys a phone, from the front page to the confirmation. */
export const purchaseCalls = 25
