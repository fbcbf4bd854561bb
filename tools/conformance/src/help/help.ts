import { exitCode } from '../exit-code'
import type { Io } from '../io'
import { OptionError } from '../options'
import { topics, usage } from './topics'

export const printHelp = (text: string, io: Io): number => {
  io.out(text.split('\n'))
  io.answer({ help: text })
  return exitCode.held
}

/** `soe-conform help TOPIC`: one thing, in full. */
export const helpTopic = ([name, ...more]: readonly string[], io: Io): number => {
  const topic = name === undefined ? usage : Object.hasOwn(topics, name) && topics[name]
  if (!topic || more.length > 0) {
    throw new OptionError(`help knows ${Object.keys(topics).join(', ')}, not "${[name, ...more].join(' ')}"`)
  }
  return printHelp(topic, io)
}
