/** A shop's program that writes documents as the writer of this text says. */
export const documentProgram = (writer: string) => `
const { parentPort } = require('node:worker_threads')
const writer = (${writer})

parentPort.on('message', async ({ task, asked, port }) => {
  const waiting = []
  let { cookies } = asked
  port.on('message', ({ call, status, text, cookies: now }) => {
    if (call === undefined) return
    cookies = now
    if (status === undefined) waiting[call].reject(new TypeError('no answer'))
    else waiting[call].resolve(new Response(text, { status }))
  })
  const fetch = (url, init = {}) =>
    new Promise((resolve, reject) => {
      const call = waiting.push({ resolve, reject }) - 1
      port.postMessage({ call, url, init })
    })
  try {
    port.postMessage({ answer: await writer[task]({ ...asked, cookies: () => cookies, fetch }) })
  } catch (error) {
    port.postMessage({ error })
  }
})`
