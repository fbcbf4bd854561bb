import { fromAnswer, type Fact } from '../promise/fact'

const chat = (sessionId: string, by?: string) =>
  ({
    key: 'chat.livePersonCheck',
    answer: { service: { serviceBody: { serviceResponse: { contextInfo: { sessionId } } } } },
    ...(by !== undefined && { by }),
  }) as const

const chatSessionFact: Fact<string> = {
  name: 'chatSession',
  says: "a chat is one shopper's, so that nobody else is given its id",
  privateBut: [],
  sources: [
    fromAnswer(
      'chat.livePersonCheck',
      ({ answer }) => answer.service.serviceBody.serviceResponse.contextInfo.sessionId,
    ),
  ],
  effects: {},
  // A shopper may be given another one with each check.
  compare: () => [],
  right: [chat('s1'), chat('s2', 'another')],
  wrong: [chat('s1'), chat('s1', 'another')],
}

export const chatFacts = [chatSessionFact]
