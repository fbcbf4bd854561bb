import type { Io } from '../io'
import { OptionError } from '../options'
import { topics, usage } from './topics'

export const help = usage

/** `soe-conform help TOPIC`: one thing, in full. */
export const helpTopic = ([name, ...more]: readonly string[], io: Io): number => {
  const topic = name === undefined ? usage : topics[name]
  if (topic === undefined || more.length > 0) {
    throw new OptionError(`help knows ${Object.keys(topics).join(', ')}, not "${[name, ...more].join(' ')}"`)
  }
  io.out(topic.split('\n'))
  return 0
}
