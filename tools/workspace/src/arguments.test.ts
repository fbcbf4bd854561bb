import { readAddress, readTestArguments, withStore } from './arguments.mjs'

describe('readTestArguments', () => {
  it('passes what it does not know on to Nx', () => {
    expect(readTestArguments(['--projects=rules', '--verbose'])).toEqual({
      soak: false,
      nx: ['--projects=rules', '--verbose'],
    })
  })

  it('keeps --soak to itself', () => {
    expect(readTestArguments(['--soak', '--projects=rules'])).toEqual({ soak: true, nx: ['--projects=rules'] })
  })
})

describe('readAddress', () => {
  it.each([
    [[], {}, { port: 4010, host: 'localhost' }],
    [[], { PORT: '5000', HOST: '0.0.0.0' }, { port: 5000, host: '0.0.0.0' }],
    [['--port', '6000'], { PORT: '5000' }, { port: 6000, host: 'localhost' }],
    [['--port=6000', '--host=::1'], {}, { port: 6000, host: '::1' }],
  ])('reads %j with %j as %j', (given, env, address) => {
    expect(readAddress(given, env)).toEqual(address)
  })
})

describe('withStore', () => {
  it('keeps the worlds in a directory by default', () => {
    expect(withStore(['--port', '5000'], '/here/.sim-data')).toEqual(['--data', '/here/.sim-data', '--port', '5000'])
  })

  it.each([[['--data', 'mine']], [['--data=mine']], [['--store', 'memory']], [['--store=redis://localhost']]])(
    'leaves %j as it is',
    (given) => {
      expect(withStore(given, '/here/.sim-data')).toEqual(given)
    },
  )
})
