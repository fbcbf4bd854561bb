export interface E911Line {
  readonly lineId: string
  readonly hasE911Address: boolean
  readonly deviceName?: string
  readonly productId?: string
}

export interface E911Facts {
  readonly isSignedIn: boolean
  readonly lines: readonly E911Line[]
  /** The field path of error 1098, if the cart has it. */
  readonly fieldPath?: string
  readonly productIds?: readonly string[]
}

/** Watches that are known by product (the specification, commerce 5). */
export const e911ProductIds: readonly string[] = ['dev14080099', 'dev14080098']

const watchName = /apple watch|watch series|watch se\b/i

const isWatch = ({ deviceName = '', productId = '' }: E911Line, productIds: readonly string[]): boolean =>
  watchName.test(deviceName) || productIds.includes(productId)

/** The lines that the field path of error 1098 names, separated by commas. */
export const readFieldPath = (fieldPath = ''): string[] =>
  fieldPath
    .split(',')
    .map((lineId) => lineId.trim())
    .filter((lineId) => lineId !== '')

/** Lines that still need an emergency address: by device for a customer, by error 1098 for a guest. */
export const linesNeedingE911Address = ({
  isSignedIn,
  lines,
  fieldPath,
  productIds = e911ProductIds,
}: E911Facts): string[] => {
  const named = readFieldPath(fieldPath)
  return lines
    .filter(({ hasE911Address }) => !hasE911Address)
    .filter((line) => (isSignedIn ? isWatch(line, productIds) : named.includes(line.lineId)))
    .map(({ lineId }) => lineId)
}
