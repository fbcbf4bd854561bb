import { barItems, type BarItem, type WebMessage } from '@soe/contracts/app-bridge'

/** The most characters of a message from the app. */
const longest = 10_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Reader = (fields: Record<string, unknown>) => WebMessage | undefined

const readers: { readonly [Type in WebMessage['type']]: Reader } = {
  webParams: ({ params }) => (isRecord(params) ? { type: 'webParams', params } : undefined),
  press: ({ item }) =>
    barItems.some((known) => known === item) ? { type: 'press', item: item as BarItem } : undefined,
  leaveFlowAnswer: ({ leaves }) => (typeof leaves === 'boolean' ? { type: 'leaveFlowAnswer', leaves } : undefined),
}

/** A message of the app; undefined for anything else. */
export const readWebMessage = (text: string): WebMessage | undefined => {
  const fields = typeof text === 'string' && text.length <= longest ? parse(text) : undefined
  if (!isRecord(fields) || !Object.hasOwn(readers, String(fields['type']))) return undefined
  return readers[fields['type'] as WebMessage['type']](fields)
}
