import { createOpenApi } from './create-open-api'
import type { JsonSchema } from './document'

const document = createOpenApi()

interface Field {
  readonly path: string
  readonly schema: JsonSchema
}

const component = (reference: string) => reference.split('/').at(-1) ?? ''

const partsOf = ({ path, schema }: Field): Field[] => [
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((part) => ({
    path,
    schema: part,
  })),
  ...Object.entries(schema.properties ?? {}).map(([name, part]) => ({ path: `${path}.${name}`, schema: part })),
  ...(schema.items ? [{ path: `${path}[]`, schema: schema.items }] : []),
  ...(schema.additionalProperties instanceof Object
    ? [{ path: `${path}{}`, schema: schema.additionalProperties }]
    : []),
]

/** Every field of every 200 answer; a component that answers share counts once. */
const answerFields = (): Field[] => {
  const seen = new Set<string>()
  const visit = (field: Field): Field[] => {
    const { $ref } = field.schema
    if ($ref === undefined) return [field, ...partsOf(field).flatMap(visit)]
    const name = component($ref)
    if (seen.has(name)) return []
    seen.add(name)
    return visit({ path: name, schema: document.components.schemas[name] ?? {} })
  }
  return Object.entries(document.components.responses).flatMap(([key, { content }]) =>
    key.includes('.') ? visit({ path: key, schema: content?.['application/json']?.schema ?? {} }) : [],
  )
}

const fields = answerFields()
const isOf = (types: readonly string[], { type }: JsonSchema) => [type ?? []].flat().some((one) => types.includes(one))
const isFixed = (schema: JsonSchema) => schema.enum !== undefined || 'const' in schema

const bareStrings = fields.filter(
  ({ schema }) =>
    isOf(['string'], schema) && !isFixed(schema) && schema.pattern === undefined && schema.format === undefined,
)

/** Text for people, or what the caller wrote and gets back. */
const prose = new Set(
  `displayName title description message body summary statusMsg name text label value unit headline tagline features
  promoBadge badgeText allPromotions skuDisplayName deviceConditionDisplayName deviceConditionDescription
  accessorySkuSize serviceErrMsg issue field proactiveChatCustomMSG isIspuShippingWarningMsg errorMessage nickName
  upgradeEligibilityLabel data hotspot calls abroad dataNote benefits claim modelName pairedDeviceDetails paragraphs keywords buttonText subtitle continueText offer
  dynamicStrList FeatureFlags tacticLocation flowType clientCorrelationId salesRepId subPageType flow`.split(/\s+/),
)

const lastName = (path: string) =>
  path
    .replace(/[[\]{}]/g, '')
    .split('.')
    .at(-1) ?? ''

describe('the fields of the 200 answers', () => {
  it('have a format, a pattern or fixed values, unless they are prose', () => {
    expect(bareStrings.map(({ path }) => path).filter((path) => !prose.has(lastName(path)))).toEqual([])
  })

  it('are fewer than 100 where they are prose', () => {
    expect(bareStrings.length).toBeLessThan(100)
  })

  it('have bounds where they are numbers, flags aside', () => {
    const boundless = fields.filter(
      ({ schema }) => isOf(['number', 'integer'], schema) && !isFixed(schema) && schema.minimum === undefined,
    )
    expect(boundless.map(({ path }) => path).filter((path) => path !== 'FeatureFlags{}')).toEqual([])
  })

  it('name the codes that each success rule counts as done', () => {
    const codesOf = (name: string) => {
      const header = document.components.schemas[name]?.properties?.['serviceHeader']
      const schema = header?.$ref ? document.components.schemas[component(header.$ref)] : header
      const code = schema?.properties?.['statusCode']
      return (code?.$ref ? document.components.schemas[component(code.$ref)] : code)?.enum
    }
    expect(codesOf('ProcessStepAnswer')).toEqual(['0', '00'])
    expect(codesOf('DeviceChangeAnswer')).toEqual(['00'])
    expect(codesOf('AccessoryChangeAnswer')).toEqual(['00', 'SUCCESS'])
  })
})
