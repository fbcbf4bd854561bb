import type { Standing } from './use-device-check'

/** Devices that may be connected; any other standing keeps the shopper from going on. */
const connectable: readonly Standing[] = ['WORKS', 'WORKS_WITHOUT_5G']

export const mayConnect = (standing: Standing): boolean => connectable.includes(standing)
