import type { AskedCall, Client, Outcome } from '../fault-table/outcome'

/** Runs in Node and, as its text, in a page: it uses nothing from outside. */
export const fetchOne = async ({ url, method, headers, body, warmUp, patience }: AskedCall): Promise<Outcome> => {
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  let response: Response
  try {
    if (warmUp !== '') await (await fetch(warmUp)).text()
    response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body !== '' && { body }),
    })
  } catch (error) {
    return { kind: (error as Error).name === 'TimeoutError' ? 'silent' : 'failed' }
  }
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  try {
    return { kind: 'whole', status, type, body: base64(new Uint8Array(await response.arrayBuffer())) }
  } catch {
    return { kind: 'broken', status, type }
  }
}

/** Node's own fetch. */
export const fetchClient: Client = async (calls) => {
  const outcomes: Outcome[] = []
  for (const call of calls) outcomes.push(await fetchOne(call))
  return outcomes
}
