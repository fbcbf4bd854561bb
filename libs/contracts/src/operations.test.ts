import type { z } from 'zod'
import { audiences } from './audience'
import { errorCatalogue } from './errors/error-catalogue'
import { findOperation, isOperationKey, needsOf, operations } from './operations'

const rows = operations.map(({ key, operation }) => ({ key, operation }))

const schemaOf = (part: 'body' | 'query', key: (typeof rows)[number]['key']): z.ZodType | undefined => {
  const found = findOperation(key) as unknown as Partial<Record<typeof part, z.ZodType>>
  return found[part]
}

describe('a path', () => {
  const served = rows.flatMap(({ key, operation }) =>
    [...new Set([...Object.values(operation.metadata.paths), ...operation.metadata.aliases])].map((path) => ({
      key,
      path,
      method: operation.method,
    })),
  )

  it('belongs to one operation by its method', () => {
    const paths = served.map(({ method, path }) => `${method} ${path}`)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it.each(served)('$path is literal', ({ path }) => {
    expect(path).toMatch(/^\/(soe\/digital|onedp|content\/vcg|support|services-v1)\/[\w./-]+$/)
  })

  it('names its audience by its base', () => {
    const bases = {
      'signed-in': /^\/soe\/digital\/auth\/(?!prepaid\/)/,
      prospect: /^\/soe\/digital\/prospect\//,
      prepay: /^\/soe\/digital\/prepaid\//,
      'prepay-signed-in': /^\/soe\/digital\/auth\/prepaid\//,
    }
    const wrong = rows.flatMap(({ operation: { metadata } }) =>
      audiences.flatMap((audience) => {
        const path = metadata.paths[audience]
        return path?.startsWith('/soe/') && !bases[audience].test(path) ? [path] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('the example of an operation', () => {
  it.each(rows)('fits $key', ({ key, operation }) => {
    const { body, query } = operation.metadata.example
    expect(schemaOf('body', key)?.safeParse(body).error).toBeUndefined()
    expect(schemaOf('query', key)?.safeParse(query).error).toBeUndefined()
  })
})

describe('the errors of an operation', () => {
  it.each(rows)('are in the catalogue, each once: $key', ({ operation }) => {
    const { errors } = operation.metadata
    expect(errors.filter((id) => !Object.hasOwn(errorCatalogue, id))).toEqual([])
    expect(new Set(errors).size).toBe(errors.length)
  })

  it.each(rows)('have a status that $key declares', ({ operation }) => {
    const declared = Object.keys(operation.responses).map(Number)
    for (const id of operation.metadata.errors) expect(declared).toContain(errorCatalogue[id].status)
  })

  it('use up the catalogue: every error is answered by some operation', () => {
    const answered = new Set<string>(operations.flatMap(({ operation }) => operation.metadata.errors))
    expect(Object.keys(errorCatalogue).filter((id) => !answered.has(id))).toEqual([])
  })
})

describe('a request', () => {
  const bodies = rows.filter(({ operation }) => operation.metadata.example.body !== undefined)

  it.each(bodies)('of $key may carry keys that no one knows yet', ({ key, operation }) => {
    const body = { ...(operation.metadata.example.body as object), unheardOf: { of: ['course'] } }
    expect(schemaOf('body', key)?.safeParse(body).data).toMatchObject({ unheardOf: { of: ['course'] } })
  })

  it.each([null, 'text', 7, true, [[]]])('is never %j', (body) => {
    const posts = rows.filter(({ operation }) => operation.method === 'POST')
    expect(posts.filter(({ key }) => schemaOf('body', key)?.safeParse(body).success).map(({ key }) => key)).toEqual([])
  })
})

describe('operation keys', () => {
  it.each(['cart.addDevice', 'wishlist.addWishlist'])('know %s', (key) => expect(isOperationKey(key)).toBe(true))
  it.each(['cart', 'cart.', 'cart.sink', 'constructor', '__proto__.toString', ''])('do not know %p', (key) =>
    expect(isOperationKey(key)).toBe(false),
  )
})

describe('what an example needs before it', () => {
  it('is called in an order in which each finds what it needs', () => {
    expect(needsOf('checkout.placeOrder')).toEqual([
      'cart.addDevice',
      'cart.addPlan',
      'cart.assignMtn',
      'checkout.updateContact',
      'checkout.updateAddress',
      'checkout.selectPayment',
      'checkout.acceptAgreements',
    ])
  })

  it.each(rows)('$key needs operations that exist', ({ key }) => {
    expect(needsOf(key).filter((need) => !isOperationKey(need))).toEqual([])
  })
})
