/** Sales tax on devices and accessories by state, in basis points. */
const ratesByState: Readonly<Record<string, number>> = {
  AK: 0, AL: 400, AR: 650, AZ: 560, CA: 725, CO: 290, CT: 635, DC: 600, DE: 0, FL: 600, GA: 700, HI: 400, IA: 600,
  ID: 600, IL: 625, IN: 700, KS: 650, KY: 600, LA: 500, MA: 625, MD: 600, ME: 550, MI: 600, MN: 688, MO: 423, MS: 700,
  MT: 0, NC: 475, ND: 500, NE: 550, NH: 0, NJ: 663, NM: 488, NV: 685, NY: 400, OH: 575, OK: 450, OR: 0, PA: 600,
  RI: 700, SC: 600, SD: 420, TN: 700, TX: 625, UT: 485, VA: 430, VT: 600, WA: 650, WI: 500, WV: 600, WY: 400,
}

/** The state of the carrier's default zip code, 30004. */
export const defaultState = 'GA'

export const taxBasisPoints = (state: string | undefined): number =>
  ratesByState[state ?? defaultState] ?? ratesByState[defaultState] ?? 0

export const isState = (state: string): boolean => Object.hasOwn(ratesByState, state)
