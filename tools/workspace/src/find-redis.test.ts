import { findRedis, type RedisMachine } from './find-redis.mjs'

const machine = (has: Partial<RedisMachine>): RedisMachine => ({
  redisPath: undefined,
  exists: () => false,
  locate: () => undefined,
  canInstallPackages: false,
  run: () => false,
  ...has,
})

const complaint = 'No redis-server found or installable: install redis-server, or set REDIS_SERVER to one.'

describe('findRedis', () => {
  it('takes REDIS_SERVER before an installed one', () => {
    expect(findRedis(machine({ redisPath: '/mine', exists: () => true, locate: () => '/usr/bin/redis-server' }))).toBe(
      '/mine',
    )
  })

  it('refuses a REDIS_SERVER that names nothing, even where one is installed', () => {
    const find = () => findRedis(machine({ redisPath: '/mine', locate: () => '/usr/bin/redis-server' }))
    expect(find).toThrow('REDIS_SERVER names /mine, which does not exist.')
  })

  it('takes the one on the PATH, and installs nothing', () => {
    const run = jest.fn(() => true)
    expect(findRedis(machine({ locate: (name) => `/bin/${name}`, canInstallPackages: true, run }))).toBe(
      '/bin/redis-server',
    )
    expect(run).not.toHaveBeenCalled()
  })

  it('installs the package of the system as root, from fresh lists', () => {
    const commands: string[] = []
    const root = machine({
      canInstallPackages: true,
      run: (...command) => commands.push(command.slice(0, 2).join(' ')) > 0,
      locate: (name) => (commands.includes('apt-get install') ? `/usr/bin/${name}` : undefined),
    })
    expect(findRedis(root)).toBe('/usr/bin/redis-server')
    expect(commands).toEqual(['apt-get update', 'apt-get install'])
  })

  it('says in one sentence what to do where nothing can be installed', () => {
    expect(() => findRedis(machine({ run: () => true }))).toThrow(complaint)
  })

  it('says so as well where the installation failed', () => {
    expect(() => findRedis(machine({ canInstallPackages: true }))).toThrow(complaint)
  })
})
