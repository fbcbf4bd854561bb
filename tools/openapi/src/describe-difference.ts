import { errorIdName, type DocumentOperation, type OpenApiDocument } from '@soe/contracts/openapi'
import { findBreakingChanges } from './find-breaking-changes'

type Listed = DocumentOperation & { 'x-error-ids'?: string[] }

const placesIn = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      place: `${method.toUpperCase()} ${path}`,
      key: operation['x-operation'],
      operation: operation as Listed,
    })),
  )

const keysIn = (document: OpenApiDocument) => new Set(placesIn(document).map(({ key }) => key))

const errorsOf = (document: OpenApiDocument) =>
  new Map(
    placesIn(document).map(({ key, operation }) => [
      key,
      operation['x-error-ids'] ?? (document.components.schemas[errorIdName(key)]?.enum ?? []).map(String),
    ]),
  )

const newOperations = (before: OpenApiDocument, after: OpenApiDocument): string[] =>
  [...keysIn(after)].filter((key) => !keysIn(before).has(key))

const newPaths = (before: OpenApiDocument, after: OpenApiDocument): string[] => {
  const [known, keys] = [new Set(placesIn(before).map(({ place }) => place)), keysIn(before)]
  return placesIn(after)
    .filter(({ place, key }) => keys.has(key) && !known.has(place))
    .map(({ place, key }) => `${key}: ${place}`)
}

const newErrors = (before: OpenApiDocument, after: OpenApiDocument): string[] => {
  const known = errorsOf(before)
  return [...errorsOf(after)].flatMap(([key, ids]) => {
    const earlier = known.get(key)
    return earlier ? ids.filter((id) => !earlier.includes(id)).map((id) => `${key}: ${id}`) : []
  })
}

const newFields = (before: OpenApiDocument, after: OpenApiDocument): string[] =>
  Object.entries(after.components.schemas).flatMap(([name, { properties = {} }]) => {
    const earlier = before.components.schemas[name]?.properties
    return earlier
      ? Object.keys(properties)
          .filter((field) => !Object.hasOwn(earlier, field))
          .map((field) => `${name}: ${field}`)
      : []
  })

const section = (title: string, lines: readonly string[]): string[] => [
  `## ${title}`,
  '',
  ...(lines.length === 0 ? ['Nothing.'] : lines.map((line) => `- \`${line.replaceAll('`', "'")}\``)),
  '',
]

/** The page of a version: all that differs from the one before. */
export const describeDifference = (before: OpenApiDocument, after: OpenApiDocument): string =>
  [
    `# Contract ${after.info.version}`,
    '',
    `What differs from ${before.info.version}. The [changelog](../../libs/contracts/CHANGELOG.md) says why.`,
    '',
    ...section('Breaks a client', findBreakingChanges(before, after)),
    ...section('New operations', newOperations(before, after)),
    ...section('New paths', newPaths(before, after)),
    ...section('New errors', newErrors(before, after)),
    ...section('New fields', newFields(before, after)),
  ]
    .join('\n')
    .trimEnd() + '\n'
