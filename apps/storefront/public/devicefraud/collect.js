// Stands in for a vendor's script: says that it is there, and collects nothing.
window.deviceFraud = { isCollecting: false }
