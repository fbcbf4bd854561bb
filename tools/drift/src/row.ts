import type { OperationKey } from '@soe/contracts'
import type { driftClasses, Drift } from './drift'
import type { TwinParts, Wrapper } from './twin'
import { instead, onAnswer, onBody, onError, onReply } from './wrappers'

/** The ways in which one operation leaves the contract, each as the row that it makes. */
export const effects = <Row>(row: (key: OperationKey, parts: TwinParts) => Row) => {
  const by = (key: OperationKey, wrap: () => Wrapper): Row => row(key, { wrap })
  return {
    row,
    by,
    answer: (key: OperationKey, edit: Parameters<typeof onAnswer>[1]) => by(key, onAnswer(key, edit)),
    reply: (key: OperationKey, edit: Parameters<typeof onReply>[1]) => by(key, onReply(key, edit)),
    error: (key: OperationKey, edit: Parameters<typeof onError>[1]) => by(key, onError(key, edit)),
    body: (key: OperationKey, edit: Parameters<typeof onBody>[1]) => by(key, onBody(key, edit)),
    instead: (key: OperationKey, answer: Parameters<typeof instead>[1]) => by(key, instead(key, answer)),
  }
}

/** A drift of a class, found at a part of the path or the kind of a finding. */
export const drift = (of: keyof typeof driftClasses, id: string, title: string, at: string) =>
  effects((key, parts): Drift => ({
    id,
    class: of,
    title,
    only: [key],
    at: [key, at],
    ...parts,
  }))
