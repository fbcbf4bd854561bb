import type { OperationName } from './operation-name'

export type OperationKind = 'read' | 'change'

export interface OperationPaths {
  readonly 'signed-in': string
  readonly prospect: string
}

export const contractFile = ({ name, type, words }: OperationName) => `import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const ${type}BodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
})

export const ${type}AnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
})

export const ${name} = post({
  summary: '${words}',
  body: ${type}BodySchema,
  answer: ${type}AnswerSchema,
  errors: [],
  example: { cartInfo: {} },
})

export const descriptions = {}
`

export const carrierFile = ({
  key,
  name,
}: OperationName) => `import type { CarrierOperation } from '../operation/carrier-operation'

export const ${name}: CarrierOperation<'${key}'> = () => {
  throw new Error('${key} has no behaviour yet')
}
`

export const carrierTestFile = ({
  key,
}: OperationName) => `import { createTestWorld, describeOperation } from '../testing'

describeOperation('${key}', () => {
  it('answers a customer', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const { answer } = await shopper.call('${key}', { body: { cartInfo: {} } })
    expect(answer.serviceHeader.statusCode).toBe('00')
  })
})
`

export const routeFile = (
  { key, name }: OperationName,
  kind: OperationKind,
  paths: OperationPaths,
) => `import { defineRoute } from '../define-route'

export const ${name} = defineRoute({
  key: '${key}',
  method: 'POST',
  kind: '${kind}',
  paths: {
    'signed-in': '${paths['signed-in']}',
    prospect: '${paths.prospect}',
  },
})
`

export const routeImport = ({ name, file }: OperationName) => `import { ${name} } from './${file}.route'\n`

export const routeEntry = ({ name }: OperationName) => `  ${name}: {
    route: ${name},
    provenance: {},
    aliases: {},
  },
`

export const contractLine = ({ name, file }: OperationName) => `export * as ${name} from './${file}'\n`

export const carrierLine = ({ name, file }: OperationName) => `export { ${name} } from './${file}'\n`
