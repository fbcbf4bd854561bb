import { isRecord } from '@soe/contracts'
import { isUnsafeKey } from '../document/check-plain'

type PlainObject = Readonly<Record<string, unknown>>

const patchField = (value: PlainObject, [name, patch]: [string, unknown]): PlainObject => {
  if (isUnsafeKey(name)) return value
  const { [name]: before, ...rest } = value
  return patch === null ? rest : { ...value, [name]: applyPatch(before, patch) }
}

/** The patched value as JSON Merge Patch makes it (RFC 7396); what is given stays as it is. */
export const applyPatch = (value: unknown, patch: unknown): unknown =>
  isRecord(patch) ? Object.entries(patch).reduce(patchField, isRecord(value) ? value : {}) : patch
