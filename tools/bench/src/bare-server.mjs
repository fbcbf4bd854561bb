/** The yardstick: `node:http` and nothing else, which parses what it gets and stringifies what it answers. */
import { createServer } from 'node:http'

/** @type {unknown} */
const answer = JSON.parse(process.argv[2] ?? '{}')

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (/** @type {string} */ chunk) => {
    text += chunk
  })
  request.on('end', () => {
    JSON.parse(text)
    const body = JSON.stringify(answer)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
})

server.listen(0, 'localhost', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`http://localhost:${address?.port}\n`)
})
