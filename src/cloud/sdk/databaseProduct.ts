export { get, getDatabase, onValue, push, ref, remove, serverTimestamp, set, update } from 'firebase/database'
