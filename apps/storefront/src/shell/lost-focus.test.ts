import { watchLostFocus } from '@soe/ui'
import { focusHeading } from './page-arrival'

let stop = () => undefined as void

beforeAll(() => {
  HTMLElement.prototype.checkVisibility = () => true
  jest.useFakeTimers()
  stop = watchLostFocus({ focusPage: focusHeading, dialogClose: 500 })
})

afterAll(() => stop())

const main = () => document.querySelector('main')!
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const focused = () => document.activeElement?.id

/** Until what has been removed is noticed, and longer. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

const show = (markup: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${markup}</main>`
}

const page = '<h1 id="title" tabindex="-1">Your cart</h1>'

test('the heading of the part that held the focus takes it', async () => {
  show(`${page}<section><h2 id="line">Line 1</h2><p><button id="remove">Remove</button></p></section>`)
  find('#remove').focus()
  find('p').remove()
  await pass(100)
  expect(focused()).toBe('line')
})

test('a page that is shown anew gives it to the heading that comes', async () => {
  show('<div><button id="retry">Try again</button></div>')
  find('#retry').focus()
  main().innerHTML = '<div aria-busy="true"></div>'
  await pass(100)
  expect(focused()).toBe('main')
  main().innerHTML = page
  await pass(0)
  expect(focused()).toBe('title')
})

test('a shopper who has moved the focus keeps it', async () => {
  show(`${page}<button id="remove">Remove</button><button id="undo">Undo</button>`)
  find('#remove').focus()
  find('#remove').remove()
  find('#undo').focus()
  await pass(1000)
  expect(focused()).toBe('undo')
})

test('a dialog has the time to give it back', async () => {
  show(`${page}<dialog open><button id="close">Close</button></dialog>`)
  find('#close').focus()
  find('dialog').remove()
  await pass(500)
  expect(document.activeElement).toBe(document.body)
  await pass(100)
  expect(focused()).toBe('title')
})

test('a shopper who has clicked elsewhere is left there', async () => {
  show(`${page}<button id="remove">Remove</button>`)
  find('#remove').focus()
  find('#remove').blur()
  await pass(0)
  find('#remove').remove()
  await pass(1000)
  expect(document.activeElement).toBe(document.body)
})

test('a page that is left does not', async () => {
  show(`${page}<button id="next">Continue</button>`)
  find('#next').focus()
  history.pushState(undefined, '', '/sales/next')
  main().innerHTML = '<h1 id="next-title" tabindex="-1">Checkout</h1>'
  await pass(1000)
  expect(document.activeElement).toBe(document.body)
})
