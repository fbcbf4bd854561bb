import { firstIssues, isLarge, type Schema } from './issues-in'

/** The schema of a body, with which a large wrong one is refused at its first issues. */
export const guardSchema = (schema: Schema) => ({
  '~standard': {
    version: 1,
    vendor: 'soe',
    validate: (value: unknown) => {
      const issues = isLarge(value) ? firstIssues(schema, value) : []
      return issues.length > 0 ? { issues } : schema['~standard'].validate(value)
    },
  },
})
