import { errorCatalogue, operations, type ErrorId } from '@soe/contracts'
import { classifyError, usualHandling, type ErrorFacts } from '@soe/rules'

const details: readonly ErrorFacts['details'][] = [[], [{ information_link: '/sales/digital/cart.html' }]]

/** What the rules make of an error, over every operation that may answer it. */
const classified = (id: ErrorId) => {
  const { message, status, severity } = errorCatalogue[id]
  const answering = operations.filter(({ operation }) => operation.metadata.errors.includes(id))
  return new Set(
    answering.flatMap(({ key }) =>
      details.map((given) =>
        classifyError({
          id,
          message: message.en,
          status,
          level: severity,
          operation: key,
          details: given ?? [],
          isSignedIn: true,
          isScanAndGo: true,
        }),
      ),
    ),
  )
}

describe('the usual handling', () => {
  const ids = (Object.keys(errorCatalogue) as ErrorId[]).filter((id) => classified(id).size > 0)

  it.each(ids)('of %s is what the rules do for some operation that answers it', (id) => {
    const { message, status } = errorCatalogue[id]
    expect([...classified(id)]).toContain(usualHandling({ id, status, message: message.en }))
  })
})
