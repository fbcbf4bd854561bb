import type { Shop } from '../create-shop'
import type { Environment } from '../environment'

type Answer = () => Promise<boolean>

interface Asking extends Pick<Shop, 'queryClient'> {
  readonly environment: Pick<Environment, 'wait'>
}

const answers = new WeakMap<object, Answer>()
const waiting = new WeakMap<object, (answer: Answer) => void>()

/** Milliseconds that a request waits for the chat's code. */
const patience = 5000

const nextAnswer = ({ queryClient, environment }: Asking): Promise<Answer | undefined> =>
  Promise.race([
    new Promise<Answer>((resolve) => waiting.set(queryClient, resolve)),
    environment.wait(patience).then(() => undefined),
  ])

/** Asks for a chat with a person, from where nothing is known of the chat. Whether it began; false where nothing answers. */
export const requestHelp = async (asking: Asking): Promise<boolean> => {
  const answer = answers.get(asking.queryClient) ?? (await nextAnswer(asking))
  return (await answer?.()) ?? false
}

export const answerHelp = ({ queryClient }: Pick<Shop, 'queryClient'>, answer: Answer): (() => void) => {
  answers.set(queryClient, answer)
  waiting.get(queryClient)?.(answer)
  waiting.delete(queryClient)
  return () => {
    if (answers.get(queryClient) === answer) answers.delete(queryClient)
  }
}
