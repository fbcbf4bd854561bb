import { isChunkFailure, isShopError } from '@soe/shop-platform'

/** Classes of the error log (the specification, platform 8). */
export type LogClass = 'script' | 'vendor script' | 'script load' | 'network' | 'aborted' | 'service' | 'Pie encryption'

/** Card fields are encrypted by a library of that name. */
const isPie = (error: unknown): boolean =>
  error instanceof Error && /\bPIE\b|^Pie/i.test(`${error.name} ${error.message}`)

export const classOfError = (error: unknown): LogClass => {
  if (isPie(error)) return 'Pie encryption'
  if (isChunkFailure(error)) return 'script load'
  if (!isShopError(error) || error.operation === undefined) return 'script'
  const { isAborted, isNetworkError } = error.normalised
  if (isAborted) return 'aborted'
  return isNetworkError && error.id === '' ? 'network' : 'service'
}

export const isVendorScript = (file: string, origin: string): boolean =>
  file !== '' && (!file.startsWith(`${origin}/`) || /\/(tagmanager|devicefraud)\//.test(file))
