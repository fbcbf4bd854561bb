import { findOperation, type OperationKey } from '@soe/contracts'
import { scriptedErrorsOf } from './scripted-errors'
import { endingsOf } from './watched-calls'

/**
 * The tests of one operation. Fails if the operation never succeeded in them, or if a declared error
 * was neither met nor listed among those that only scripts cause.
 */
export const describeOperation = (key: OperationKey, tests: () => void) => {
  describe(key, () => {
    tests()

    it('has succeeded, and has met each of its errors', () => {
      const endings = endingsOf(key)
      const scripted: readonly string[] = scriptedErrorsOf(key)
      const declared: readonly string[] = findOperation(key).metadata.errors
      expect(endings).toContain(undefined)
      expect(declared.filter((id) => !endings.has(id) && !scripted.includes(id))).toEqual([])
      expect(scripted.filter((id) => endings.has(id))).toEqual([])
    })
  })
}
