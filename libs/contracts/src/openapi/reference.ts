import type { OpenApiDocument, Reference } from './document'

export const reference = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})
