/** Header with the server's own key on what the door passes on: only from the door the app believes who asks. */
export const DOOR_KEY_HEADER = "x-door-key";
