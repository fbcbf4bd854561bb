import type { Standing } from './use-device-check'

/** Devices that may be connected; every other standing stops the shopper until it has changed. */
const connectable: readonly Standing[] = ['WORKS', 'WORKS_WITHOUT_5G']

export const mayConnect = (standing: Standing): boolean => connectable.includes(standing)
