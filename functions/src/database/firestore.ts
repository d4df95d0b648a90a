import { getFirestore } from 'firebase-admin/firestore';
import { firebase } from './firebase.ts';

/** The project's database. */
export const database = getFirestore(firebase);
database.settings({ ignoreUndefinedProperties: true }); // an absent text is no field
