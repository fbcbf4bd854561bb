export const exampleE911Address = {
  addressLine1: '14 Commercial St',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
}
