/** @jest-environment node */
import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { answerPage, type AskedDocument, type DocumentWriter } from './answer-pages'

const answer = (body: string) => ({ status: 200 as const, headers: {}, body })

/** Each page does one thing that a page may do. */
const writer: DocumentWriter = {
  render: async ({ fetch, cookies }) => {
    const read = await fetch('/read', { method: 'POST', headers: { one: '1' }, body: 'asked' })
    const failed = await fetch('/failed').then(
      () => 'answered',
      ({ name }: Error) => name,
    )
    return answer(`${await read.text()} ${read.status} ${read.headers.get('content-type')} ${failed} ${cookies()}`)
  },
  busy: ({ url }) => answer(`busy ${url}`),
  takesForm: ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(true))),
  submit: async ({ form }) => {
    throw new Error(`no ${form}`)
  },
}

const ask = (task: AskedDocument['task']) => {
  const { port1: server, port2: port } = new MessageChannel()
  const asked = {
    url: '/page/',
    cookies: 'a=1',
    userAgent: '',
    now: 0,
    isClockMoved: false,
    hasLeft: false,
    form: 'form',
  }
  void answerPage(writer, { task, asked, port })
  return {
    say: (said: object) => server.postMessage(said),
    heard: () => once(server, 'message'),
    end: () => server.close(),
  }
}

it('has its calls made by the server, and knows the cookies that they set', async () => {
  const { say, heard, end } = ask('render')
  expect(await heard()).toEqual([
    { call: 1, url: '/read', init: { method: 'POST', headers: { one: '1' }, body: 'asked' } },
  ])
  say({ call: 1, status: 201, text: 'read', type: 'text/plain', cookies: 'a=1; b=2' })
  expect(await heard()).toEqual([expect.objectContaining({ call: 2, url: '/failed' })])
  say({ call: 2, cookies: 'a=1; b=3' })
  expect(await heard()).toEqual([{ answer: answer('read 201 text/plain TypeError a=1; b=3') }])
  end()
})

it('hears that nobody waits any more', async () => {
  const { say, heard, end } = ask('takesForm')
  say({ left: true })
  expect(await heard()).toEqual([{ answer: true }])
  end()
})

it('says what came of the page, and why it failed', async () => {
  const [busy, broken] = [ask('busy'), ask('submit')]
  expect(await busy.heard()).toEqual([{ answer: answer('busy /page/') }])
  expect(await broken.heard()).toEqual([{ error: new Error('no form') }])
  busy.end()
  broken.end()
})
