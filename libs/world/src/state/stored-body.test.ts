import { readStoredBody, StoredBody } from './stored-body'

const answer = { serviceHeader: { statusCode: '00' }, lines: [{ lineId: 'newLine1' }] }

it('reads and writes the same, as a value and as a text', () => {
  const body = new StoredBody(answer)
  const asValue = [readStoredBody(body), JSON.stringify({ body })]
  body.becomeText(JSON.stringify(answer))
  expect([readStoredBody(body), JSON.stringify({ body })]).toEqual(asValue)
  expect(asValue).toEqual([answer, JSON.stringify({ body: answer })])
})

it('holds the text alone once there is one', () => {
  const body = new StoredBody(answer)
  body.becomeText(JSON.stringify(answer))
  expect(Object.values(body).filter((value) => typeof value === 'object')).toEqual([])
})

it('reads what a store has written', () => expect(readStoredBody(answer)).toBe(answer))
