export const mobileWidth = 550
export const narrowWidth = 450

/** Breakpoints in CSS pixels. */
export const breakpoints = [320, 375, 430, 768, 1024, 1440, 2560] as const

export const isMobileWidth = (width: number): boolean => width < mobileWidth

export const isNarrowWidth = (width: number): boolean => width < narrowWidth
