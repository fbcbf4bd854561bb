import type { Page } from '@playwright/test'

/** Lets the page do what does not wait for its clock, such as reading an answer. */
export const letPageWork = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', done)
        port1.start()
        port2.postMessage(turn)
      })
    }
  })
