import { fromAnswer, type Fact } from '../promise/fact'

const asked = (...codes: readonly (readonly [code: string, promoCaseId: string])[]) =>
  ({
    key: 'promo.getPromoCaseIdByBarCode',
    answer: { promoCases: codes.map(([barCodeId, promoCaseId]) => ({ barCodeId, promoCaseId })) },
  }) as const

export const promoCasesFact: Fact<Readonly<Record<string, unknown>>> = {
  name: 'promoCases',
  says: 'a bar code has one promotion, whether it is asked for by itself or with others',
  sources: [
    fromAnswer('promo.getPromoCaseIdByBarCode', ({ answer: { promoCases } }) =>
      Object.fromEntries(
        promoCases.map(({ barCodeId, promoCaseId, displayName }) => [barCodeId, [promoCaseId, displayName]]),
      ),
    ),
  ],
  effects: {},
  compare: (said, known) =>
    Object.keys(said)
      .filter((code) => known[code] !== undefined)
      .map((code) => [{ [code]: said[code] }, { [code]: known[code] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [asked(['1', 'a']), asked(['2', 'b']), asked(['1', 'a'], ['2', 'b'])],
  wrong: [asked(['1', 'a']), asked(['2', 'b']), asked(['1', 'a'], ['2', 'a'])],
}
