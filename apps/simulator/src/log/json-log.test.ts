import { createJsonLog } from './json-log'

const written: string[] = []
const log = createJsonLog({ out: (text) => written.push(text), clock: () => Date.UTC(2026, 10, 26) })
beforeEach(() => void (written.length = 0))

const line = {
  request: 'shop-1',
  method: 'POST',
  path: '/a',
  operation: undefined,
  world: 'default',
  decision: undefined,
  ms: 1.5,
}

describe('the log for machines', () => {
  it('writes one object a line, with time and level', () => {
    log.request?.({ ...line, status: 200 })
    log.request?.({ ...line, status: 503 })
    log.warn('the store is lost\nfor now')
    log.listening('http://localhost:4010')
    expect(written.map((text) => text.includes('\n'))).toEqual([false, false, false, false])
    expect(written.map((text) => JSON.parse(text) as unknown)).toEqual([
      {
        time: '2026-11-26T00:00:00.000Z',
        level: 'info',
        message: 'request',
        request: 'shop-1',
        method: 'POST',
        path: '/a',
        world: 'default',
        ms: 1.5,
        status: 200,
      },
      expect.objectContaining({ level: 'error', status: 503 }),
      { time: '2026-11-26T00:00:00.000Z', level: 'warn', message: 'the store is lost\nfor now' },
      expect.objectContaining({ message: 'listening', url: 'http://localhost:4010' }),
    ])
  })

  it('writes a failure with its stack', () => {
    log.error(new Error('broken'))
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'error', stack: expect.stringContaining('broken') })
  })
})
