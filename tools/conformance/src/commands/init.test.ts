import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runConform } from '../testing/run-conform'

it('init prints the file where it is to go to standard output, of a backend below a path', async () => {
  const paths: string[] = []
  const server = createServer(({ url = '' }, outgoing) => {
    paths.push(url)
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gw/v1`
  const { code, out } = await runConform(['init', '--target', target, '--out', '-'])
  server.close()
  expect([code, existsSync('-')]).toEqual([0, false])
  expect(out).toMatch(/^# How the judge brings this backend into a state[^]*\nidentities:/)
  expect(paths.filter((path) => !path.startsWith('/gw/v1/'))).toEqual([])
})
