import { setTimeout as wait } from 'node:timers/promises'
import type { Engine, EngineElement, Viewport } from './engine'

/** The key under which the protocol names an element, as its specification fixes it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const send = async (method: string, url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${JSON.stringify(value)}`)
  return value
}

const asElement = (url: string): EngineElement => {
  const type = async (text: string) => void (await send('POST', `${url}/value`, { text }))
  return {
    click: async () => void (await send('POST', `${url}/click`, {})),
    async fill(text) {
      await send('POST', `${url}/clear`, {})
      await type(text)
    },
    type,
  }
}

const openSession = async (driver: string): Promise<string> => {
  const { sessionId } = (await send('POST', `${driver}/session`, { capabilities: {} })) as { sessionId: string }
  return `${driver}/session/${sessionId}`
}

/** Waits for a driver that has just been started. */
export const waitForDriver = async (driver: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', `${driver}/status`).catch(() => undefined)) return
    await wait(100)
  }
  throw new Error(`${driver} does not answer`)
}

/** A browser behind a driver that speaks classic WebDriver. */
export const openWebDriverEngine = async (driver: string, { width, height }: Viewport): Promise<Engine> => {
  const session = await openSession(driver)
  const evaluate = (expression: string) =>
    send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
  await send('POST', `${session}/window/rect`, { width, height })
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    url: async () => String(await send('GET', `${session}/url`)),
    evaluate,
    async element(expression) {
      const element = (await evaluate(expression)) as Record<string, string> | null
      if (!element) throw new Error('no element')
      return asElement(`${session}/element/${element[elementKey]}`)
    },
    close: async () => void (await send('DELETE', session)),
  }
}
