/** Account types of home internet (the specification, platform 1). It leaves their names open. */
export const homeAccountTypes = ['FIOS', '5GHOME', 'LTEHOME'] as const

export type HomeAccountType = (typeof homeAccountTypes)[number]

/** The type of a home-internet account; undefined for any other. */
export const readHomeAccountType = (text = ''): HomeAccountType | undefined =>
  homeAccountTypes.find((type) => type === text.toUpperCase())

/** Holds home lines alone, which the carrier sells apart from phones: the line of business `vzt`. */
export const isHomeOnly = (lineOfBusiness: string): boolean => lineOfBusiness.toLowerCase() === 'vzt'
