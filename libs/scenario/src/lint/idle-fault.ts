import { hasNoBody } from '@soe/contracts'
import { error, type Finding } from '../document/finding'
import { bodyKindOf, bodyTypes, isJsonType, typeHeaderOf, type Reply } from '../document/reply.schema'
import type { Rule } from '../document/scenario'

const isEmpty = ({ status = 0, text, base64 }: Reply): boolean => hasNoBody(status) || text === '' || base64 === ''

const needsBody = (reply: Reply): string | undefined => (isEmpty(reply) ? 'the reply has an empty body' : undefined)

const needsJson = (reply: Reply): string | undefined => {
  const type = typeHeaderOf(reply) ?? bodyTypes[bodyKindOf(reply) ?? 'body']
  return needsBody(reply) ?? (isJsonType(type) ? undefined : `the reply is ${type}`)
}

const needsNoType = (reply: Reply): string | undefined => {
  if (hasNoBody(reply.status ?? 0)) return needsBody(reply)
  const type = typeHeaderOf(reply)
  return type === undefined ? undefined : `the reply names the type ${type} itself`
}

/** Why a fault would not show at a reply; undefined where it does. */
const obstacles = {
  truncate: needsBody,
  slowBody: needsBody,
  malformedJson: needsJson,
  contentType: needsNoType,
} satisfies Record<string, (reply: Reply) => string | undefined>

/** A fault of a body that has nothing to work on. */
export const idleFault = ({ reply, fault }: Rule): Finding[] =>
  Object.entries(obstacles).flatMap(([kind, obstacle]) => {
    const why = reply && fault?.[kind as keyof typeof obstacles] !== undefined && obstacle(reply)
    return why ? [error('never-sent', ['fault', kind], `${kind} would not show: ${why}.`)] : []
  })
