export { accountDevices } from './account-devices'
export { addDevice } from './add-device'
export { validateDevice } from './validate-device'
