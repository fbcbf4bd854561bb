export const betweenKinds = {
  'answers-otherwise': 'its own answer shows another outcome',
  'change-lost': 'changes came at the same time, and not all of them are there',
  'changed-though-refused': 'the change is refused, and made all the same',
  'changes-other-cart': 'another shopper named the cart, and it is changed',
  'not-stored': 'the change is done, and nothing has changed',
  'other-effect': 'the change is done, with another effect',
  'read-differs': 'nothing has changed it since an earlier answer',
  'refused-without-reason': 'a change is refused for a reason that earlier answers contradict',
  'retry-answer': 'a request that is sent again gets the answer of the first',
  'retry-repeats': 'the request came twice, and was made twice',
  'stale-read': 'the answer was right some changes ago',
  'told-to-another': "one shopper's data is in another's answers",
} as const

export type BetweenKind = keyof typeof betweenKinds
