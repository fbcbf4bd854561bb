import type { ErrorId } from '../errors/error-catalogue'
import type { JsonSchema } from './document'

const component = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Turns `cart.addDevice` into `CartAddDevice`: names of components become identifiers of generated code. */
export const typeName = (key: string) => key.split('.').map(capitalised).join('')

export const errorIdName = (key: string) => `${typeName(key)}ErrorId`

/** The error envelope restricted to these ids. */
const envelopeOf = (id: JsonSchema): JsonSchema => ({
  allOf: [
    component('ErrorEnvelope'),
    {
      type: 'object',
      properties: { statusCode: id, errors: { type: 'array', items: { type: 'object', properties: { id } } } },
    },
  ],
})

/** Components for the errors of each operation, so that generated clients have a type of their ids. */
export const createErrorSchemas = () => {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    /** The envelope that an operation answers its errors in. */
    envelope: (key: string, ids: readonly ErrorId[]): JsonSchema => {
      const [idName, envelopeName] = [errorIdName(key), `${typeName(key)}Errors`]
      schemas[idName] = { type: 'string', enum: [...ids] }
      schemas[envelopeName] = envelopeOf(component(idName))
      return component(envelopeName)
    },
  }
}
