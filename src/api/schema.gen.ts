// Made from openapi/backend.yaml by tools/gen.ts. Change the description, then run: npm run gen
export interface paths {
    "/api/v1/events/guests/{guestId}/rsvp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description The invitation and its event's texts. Anyone with the link can read it and answer, so the response has only what the page needs: no name and no phone number.
         */
        get: operations["getRsvp"];
        put?: never;
        /**
         * Answer an invitation
         * @description Saves how many people will come. The number is absolute, so a repeated save is safe. Only status 200 means saved; the body is not needed. A number above the guest's `invitees` is refused with 400.
         */
        post: operations["saveRsvp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events
         * @description All events that the organiser may see, not paged. Only `docs` is read.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Creates an event without an id; its `image` is the path of the first of its images.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Read an event
         * @description One event, and the sum of its guests' answers beside it.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Removes the event with its guests and messages; their personal links answer 404 from then on. The body is not read.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Saves the event without the fields that are the server's or the client's own. Images are set when the event is created, and cannot be changed here.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/api/v1/events/{eventId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * List the messages of an event
         * @description All messages, the oldest first. Only `docs` is read.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{eventId}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a message to an event
         * @description Adds one message and answers with a list, of which the first item is the new message. The trailing slash is intentional: the backend answers this path and not the one without it.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{eventId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The message's `_id`.
                 * @example 665c10000000000000000001
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a message
         * @description Removes the message for good. Only status 204 means removed.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Change a message
         * @description Changes any of the five fields an organiser may write, and no other.
         */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/api/v1/events/{eventId}/messages/{messageId}/select": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The message's `_id`.
                 * @example 665c10000000000000000001
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Select a message
         * @description Marks this message as the one that is sent, and clears the mark of all others of the event. Takes no body.
         */
        patch: operations["selectMessage"];
        trace?: never;
    };
    "/api/v1/events/{eventId}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * List the guests of an event
         * @description One page of the guest list: all guests, or those of a filter. A guest who has not answered is neither accepted nor rejected. The order is the backend's choice, such as that of creation, but the same for every page, `limit` and filter, and a guest that is changed keeps its place, so that no guest is repeated or omitted.
         */
        get: operations["listGuests"];
        put?: never;
        /**
         * Add a guest to an event
         * @description Adds one guest and answers with a list, of which the first item is the new guest.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{eventId}/guests/discrepancies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * List the guests with discrepancies
         * @description One page of the guests who have at least one discrepancy. A card that says another number than `invitees` is one, and so is an answer above `invitees`. The order is that of `listGuests`.
         */
        get: operations["listGuestDiscrepancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{eventId}/guests/{guestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        /**
         * Read a guest
         * @description One guest as the organiser sees them.
         */
        get: operations["getGuest"];
        put?: never;
        post?: never;
        /**
         * Remove a guest
         * @description Removes the guest for good; the personal link answers 404 from then on. Only status 204 means removed.
         */
        delete: operations["deleteGuest"];
        options?: never;
        head?: never;
        /**
         * Change a guest
         * @description Saves the guest without `_id`, `id` and `createdBy`. Unknown fields are sent back unchanged. A new `rsvpCount` above `invitees` is refused; the stored one, sent back unchanged, is not.
         */
        patch: operations["updateGuest"];
        trace?: never;
    };
    "/api/v1/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account and signs it in. The server gives the role, `admin` for a new account (see `User`); the product sends none.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email address and a password for a token. Wrong ones answer 400 and say by `errors` which of the two fields to check; 401 is only for invalid tokens. A success is 200, not 201: nothing is created.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description The user of the token. Called at the start of every visit with a token that has not expired.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save the user's settings and shortcuts
         * @description Saves the preference without the server's own fields. The response body is not read.
         */
        patch: operations["savePreference"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The HTTP status decides; `status` may be missing from a 2xx, otherwise it is `success` or `ok`.
         * @example success
         * @enum {string}
         */
        Success: "success" | "ok";
        /**
         * @description The HTTP status decides; this word is not read in a refusal.
         * @example fail
         */
        Status: string;
        /**
         * @description An opaque key. The product refuses other characters before it makes a call.
         * @example 665a10000000000000000001
         */
        Id: string;
        /**
         * Format: date-time
         * @example 2026-04-02T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description A number of people.
         * @example 4
         */
        Headcount: number;
        /**
         * @description How many people will come. 0 is a refusal; null or missing means no answer yet.
         * @example 3
         */
        Answer: number | null;
        /** @description An invitation as the person invited sees it. Nothing else of this guest, of other guests or of the organiser: no name, no phone number, no email address, no other guest's id. */
        RsvpGuest: {
            _id: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            rsvpCount?: components["schemas"]["Answer"];
            /** @description The most people who may come with this invitation. */
            invitees: components["schemas"]["Headcount"];
            /** @description The number printed on the card; it may differ from `invitees`, and only `invitees` is a limit. */
            inviteeOnCard: components["schemas"]["Headcount"];
            event: components["schemas"]["RsvpEvent"];
            name?: never;
            phone?: never;
        };
        /** @description The event's texts for its guests. */
        RsvpEvent: {
            /**
             * @description Shown below the greeting. Plain text, optional.
             * @example Together with our families, we would love to have you with us.
             */
            welcomeMessage?: string;
            /**
             * @description Asks for the answer. Plain text; missing when the organiser wrote none.
             * @example Please let us know by the first of May.
             */
            rsvpMessage?: string;
            /** @description Asks yes or no in place of a number. False for an event that was created without it. */
            isSingleGuest: boolean;
        };
        RsvpSave: {
            /** @description How many people will come, from 0 to the invitation's `invitees`. A single guest answers 1 for yes and 0 for no. */
            rsvpCount: components["schemas"]["Headcount"];
        };
        /** @description An event as its organiser sees it. */
        Event: {
            _id: components["schemas"]["Id"];
            /** @example Layla & Omar's wedding */
            name: string;
            /**
             * @description The path of the cover picture.
             * @example /cards/layla-omar.svg
             */
            image?: string;
            /**
             * @description The paths of all its pictures.
             * @example [
             *       "/cards/layla-omar.svg"
             *     ]
             */
            images?: string[];
            welcomeMessage?: string;
            rsvpMessage?: string;
            /** @description False where it is missing. */
            isSingleGuest?: boolean;
            guestsAnalytics?: components["schemas"]["GuestsAnalytics"];
            /** @description The `_id` of the organiser it belongs to. */
            user?: components["schemas"]["Id"];
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description An event in the list, with the sums that its card shows. */
        ListedEvent: components["schemas"]["Event"] & {
            guestsAnalytics: components["schemas"]["GuestsAnalytics"];
        };
        /** @description A new event, without an id. */
        EventCreate: {
            name: string;
            /** @description The path of the first of its `images`. */
            image?: string;
            images?: string[];
            welcomeMessage?: string;
            rsvpMessage?: string;
            /** @description False where it is missing. */
            isSingleGuest?: boolean;
            _id?: never;
            id?: never;
        } & {
            [key: string]: unknown;
        };
        /** @description The fields that an organiser may change. */
        EventUpdate: {
            name?: string;
            welcomeMessage?: string;
            rsvpMessage?: string;
            isSingleGuest?: boolean;
            _id?: never;
            id?: never;
            user?: never;
            handle?: never;
            image?: never;
            images?: never;
            createdAt?: never;
            updatedAt?: never;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Sums over an event's guests. Open; the product shows further numbers by their names.
         * @example {
         *       "total": 12,
         *       "accepted": 6,
         *       "rejected": 2,
         *       "invitees": 34,
         *       "confirmed": 15
         *     }
         */
        GuestsAnalytics: {
            /** @description Invitations. */
            total: number;
            /** @description Invitations answered with 1 or more. */
            accepted: number;
            /** @description Invitations answered with 0. */
            rejected: number;
            /** @description People who may come, over all invitations. */
            invitees: number;
            /** @description People who will come, over all answers. */
            confirmed: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A text for the guests of one event. */
        Message: {
            _id: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            /** @example Invitation */
            title: string;
            /** @example Dear friends, we are getting married! */
            message: string;
            /** @description Whether this message is sent with the links; at most one per event. */
            isSelected?: boolean;
            /** @description The invitation card goes with it. */
            attachCardImage?: boolean;
            /** @description The RSVP link goes in a message of its own. */
            separateRSVP?: boolean;
            createdAt: components["schemas"]["Timestamp"];
        };
        SelectedMessage: components["schemas"]["Message"] & {
            /** @constant */
            isSelected: true;
        };
        MessageCreate: {
            title: string;
            message: string;
            isSelected?: boolean;
            attachCardImage?: boolean;
            separateRSVP?: boolean;
        };
        MessageUpdate: {
            title?: string;
            message?: string;
            isSelected?: boolean;
            attachCardImage?: boolean;
            separateRSVP?: boolean;
        };
        /** @description A guest as the organiser sees them. Open; fields the product does not know are kept. */
        Guest: {
            _id: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            /** @example Yusuf Haddad */
            name: string;
            /**
             * @description Of any form and length, such as `+90 532 123 45 67`. Empty or missing without one.
             * @example 0501234567
             */
            phone?: string;
            invitees: components["schemas"]["Headcount"];
            inviteeOnCard: components["schemas"]["Headcount"];
            rsvpCount?: components["schemas"]["Answer"];
            /** @description True for an answer of 1 or more, false for 0; missing or false while there is no answer, because `rsvpCount` decides. */
            rsvpConfirmed?: boolean;
            /** @description The number is on WhatsApp. */
            isWAPhone?: boolean;
            /**
             * @description Texts for the organiser: at least one in every response for a guest with a discrepancy. For others the list is empty, null or missing.
             * @example [
             *       "The card says 2, the list says 4"
             *     ]
             */
            discrepancies?: string[];
            /** @description The `_id` of the organiser who added the guest. */
            createdBy?: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        GuestCreate: {
            name: string;
            phone?: string;
            invitees?: components["schemas"]["Headcount"];
            inviteeOnCard?: components["schemas"]["Headcount"];
            isWAPhone?: boolean;
            _id?: never;
            id?: never;
            createdBy?: never;
        } & {
            [key: string]: unknown;
        };
        /** @description The guest without the fields that are the server's. */
        GuestUpdate: {
            name?: string;
            phone?: string;
            invitees?: components["schemas"]["Headcount"];
            inviteeOnCard?: components["schemas"]["Headcount"];
            rsvpCount?: components["schemas"]["Answer"];
            rsvpConfirmed?: boolean;
            isWAPhone?: boolean;
            discrepancies?: string[];
            _id?: never;
            id?: never;
            createdBy?: never;
        } & {
            [key: string]: unknown;
        };
        /** @description An organiser's account. */
        User: {
            _id: components["schemas"]["Id"];
            /** @example Layla Haddad */
            displayName?: string;
            /** @description Read where there is no `displayName`. */
            name?: string;
            /** @example layla@example.org */
            email: string;
            /** @example 0501234567 */
            phone?: string;
            photoURL?: string;
            /**
             * @description The roles of the account: `admin`, `staff` or `user`. Events, guests and messages need one of them; other names open no page. An empty list is a guest. A new account has `admin`.
             * @example [
             *       "admin"
             *     ]
             */
            role: string[];
            preference?: components["schemas"]["SavedPreference"];
        };
        /** @description Settings and shortcuts of one user, in the product's own form. Open. */
        Preference: {
            settings?: {
                [key: string]: unknown;
            };
            shortcuts?: string[];
            _id?: never;
            __v?: never;
            createdAt?: never;
            updatedAt?: never;
            user?: never;
        } & {
            [key: string]: unknown;
        };
        /** @description The preference with the server's own fields, which are stripped before it is saved again. */
        SavedPreference: {
            settings?: {
                [key: string]: unknown;
            };
            shortcuts?: string[];
            _id?: components["schemas"]["Id"];
            __v?: number;
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
            user?: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        Signup: {
            displayName: string;
            /** Format: email */
            email: string;
            /** @description Ten characters, because the product's form accepts no other number. The server may accept other lengths. The phone number of a guest has no such limit. */
            phone: string;
            password: string;
            passwordConfirm: string;
        };
        Session: {
            status?: components["schemas"]["Success"];
            /**
             * @description A JWT, whose claims `iat` and `exp` are in seconds. Goes into the Authorization header of every further call.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjY2NWQxIn0.c2lnbmF0dXJl
             */
            token: string;
            /** @description A greeting, shown unchanged. */
            message?: string;
            data: {
                user: components["schemas"]["User"];
            };
        };
        RsvpEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["RsvpGuest"];
        };
        EventsEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["PageOfEvents"];
        };
        EventEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Event"];
        };
        /** @description The sums are beside the event, or on it. */
        EventWithAnalyticsEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Event"];
            guestsAnalytics?: components["schemas"]["GuestsAnalytics"];
        };
        MessagesEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["PageOfMessages"];
        };
        MessageEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Message"];
        };
        NewMessagesEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Message"][];
        };
        SelectedMessageEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["SelectedMessage"];
        };
        GuestsEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["PageOfGuests"];
        };
        DiscrepanciesEnvelope: {
            status?: components["schemas"]["Success"];
            /** @description A page, or a bare list of all of them. */
            data: components["schemas"]["PageOfGuests"] | components["schemas"]["Guest"][];
        };
        GuestEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Guest"];
        };
        NewGuestsEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["Guest"][];
        };
        UserEnvelope: {
            status?: components["schemas"]["Success"];
            data: components["schemas"]["User"];
        };
        DoneEnvelope: {
            status?: components["schemas"]["Success"];
            /** @description Not used by the client. */
            data?: unknown;
        };
        /** @description Only `docs` is read; other paging fields are ignored. */
        PageOfEvents: {
            docs: components["schemas"]["ListedEvent"][];
        };
        /** @description Only `docs` is read; other paging fields are ignored. */
        PageOfMessages: {
            docs: components["schemas"]["Message"][];
        };
        /** @description One page of guests, as mongoose-paginate describes it. What is not required may be missing: the product derives it from `totalDocs` and its request. */
        PageOfGuests: {
            docs: components["schemas"]["Guest"][];
            /** @description Guests on all pages together. */
            totalDocs: number;
            /** @description The most guests a page may hold. */
            limit?: number;
            /** @description This page, counted from 1. */
            page?: number;
            /** @description Of an empty list, 1 or 0. */
            totalPages?: number;
            hasNextPage?: boolean;
            hasPrevPage?: boolean;
            nextPage?: number | null;
            prevPage?: number | null;
            /** @description The number of the first row, counted from 1. */
            pagingCounter?: number;
            offset?: number;
        };
        /** @description What went wrong. */
        Problem: {
            status?: components["schemas"]["Status"];
            /**
             * @description A sentence to show to the user.
             * @example Invalid access token detected
             */
            message: string;
            /** @description What is wrong, field by field. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description What went wrong with the fields that were sent. */
        FieldProblem: {
            status?: components["schemas"]["Status"];
            /**
             * @description A sentence to show to the user.
             * @example Please check the form
             */
            message: string;
            /** @description What is wrong, field by field. Empty if no field is invalid. */
            errors: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /**
             * @description The name of the invalid field.
             * @example email
             */
            type: string;
            /** @example The email address is already in use */
            message: string;
        };
    };
    responses: {
        /** @description The invitation. */
        Rsvp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RsvpEnvelope"];
            };
        };
        /** @description The events. */
        Events: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventsEnvelope"];
            };
        };
        /** @description The event as it is saved now. */
        Event: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventEnvelope"];
            };
        };
        /** @description The event, and beside it what its guests have answered. */
        EventWithAnalytics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventWithAnalyticsEnvelope"];
            };
        };
        /** @description The messages, the oldest first. */
        Messages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessagesEnvelope"];
            };
        };
        /** @description The message as it is saved now. */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageEnvelope"];
            };
        };
        /** @description A list whose first item is the new message. */
        NewMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewMessagesEnvelope"];
            };
        };
        /** @description The message, selected. */
        SelectedMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SelectedMessageEnvelope"];
            };
        };
        /** @description One page of guests. */
        Guests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GuestsEnvelope"];
            };
        };
        /** @description The guests with discrepancies. */
        Discrepancies: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscrepanciesEnvelope"];
            };
        };
        /** @description The guest as they are saved now. */
        Guest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GuestEnvelope"];
            };
        };
        /** @description A list whose first item is the new guest. */
        NewGuests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewGuestsEnvelope"];
            };
        };
        /** @description The signed-in user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserEnvelope"];
            };
        };
        /** @description A session has begun. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description It is saved. The body is not read. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "success"
                 *     }
                 */
                "application/json": components["schemas"]["DoneEnvelope"];
            };
        };
        /** @description Deleted; no body. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Invalid request. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "At most 4 people are invited."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Validation failed; `errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "Please check the form",
                 *       "errors": [
                 *         {
                 *           "type": "name",
                 *           "message": "Enter a name"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FieldProblem"];
            };
        };
        /** @description The email address or the password is wrong; `errors` says which. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "Login failed",
                 *       "errors": [
                 *         {
                 *           "type": "password",
                 *           "message": "Check your password"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FieldProblem"];
            };
        };
        /** @description There is no token, or it has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "Invalid access token detected"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "No guest has this link."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The email address is already in use. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "Signup failed",
                 *       "errors": [
                 *         {
                 *           "type": "email",
                 *           "message": "The email address is already in use"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FieldProblem"];
            };
        };
        /** @description Too many calls. The product retries after `Retry-After`. */
        Busy: {
            headers: {
                /**
                 * @description How long to wait, in seconds.
                 * @example 7
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "Too many requests"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure, mostly a 4xx that refuses the call. Never a 2xx. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "fail",
                 *       "message": "This account is locked."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. The product never takes this for success, whatever the body says. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "message": "Server Error"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The event's `_id`.
         * @example 665a10000000000000000001
         */
        EventId: components["schemas"]["Id"];
        /**
         * @description The guest's `_id`, as in the personal link.
         * @example 665b10000000000000000001
         */
        GuestId: components["schemas"]["Id"];
        /**
         * @description The message's `_id`.
         * @example 665c10000000000000000001
         */
        MessageId: components["schemas"]["Id"];
        /**
         * @description The maximum number of rows per page. The product asks for 25, 50 or 100.
         * @example 25
         */
        Limit: number;
        /**
         * @description Which page, counted from 1. A page behind the last one is empty, not an error.
         * @example 1
         */
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Success = components['schemas']['Success'];
export type Status = components['schemas']['Status'];
export type Id = components['schemas']['Id'];
export type Timestamp = components['schemas']['Timestamp'];
export type Headcount = components['schemas']['Headcount'];
export type Answer = components['schemas']['Answer'];
export type RsvpGuest = components['schemas']['RsvpGuest'];
export type RsvpEvent = components['schemas']['RsvpEvent'];
export type RsvpSave = components['schemas']['RsvpSave'];
export type Event = components['schemas']['Event'];
export type ListedEvent = components['schemas']['ListedEvent'];
export type EventCreate = components['schemas']['EventCreate'];
export type EventUpdate = components['schemas']['EventUpdate'];
export type GuestsAnalytics = components['schemas']['GuestsAnalytics'];
export type Message = components['schemas']['Message'];
export type SelectedMessage = components['schemas']['SelectedMessage'];
export type MessageCreate = components['schemas']['MessageCreate'];
export type MessageUpdate = components['schemas']['MessageUpdate'];
export type Guest = components['schemas']['Guest'];
export type GuestCreate = components['schemas']['GuestCreate'];
export type GuestUpdate = components['schemas']['GuestUpdate'];
export type User = components['schemas']['User'];
export type Preference = components['schemas']['Preference'];
export type SavedPreference = components['schemas']['SavedPreference'];
export type Credentials = components['schemas']['Credentials'];
export type Signup = components['schemas']['Signup'];
export type Session = components['schemas']['Session'];
export type RsvpEnvelope = components['schemas']['RsvpEnvelope'];
export type EventsEnvelope = components['schemas']['EventsEnvelope'];
export type EventEnvelope = components['schemas']['EventEnvelope'];
export type EventWithAnalyticsEnvelope = components['schemas']['EventWithAnalyticsEnvelope'];
export type MessagesEnvelope = components['schemas']['MessagesEnvelope'];
export type MessageEnvelope = components['schemas']['MessageEnvelope'];
export type NewMessagesEnvelope = components['schemas']['NewMessagesEnvelope'];
export type SelectedMessageEnvelope = components['schemas']['SelectedMessageEnvelope'];
export type GuestsEnvelope = components['schemas']['GuestsEnvelope'];
export type DiscrepanciesEnvelope = components['schemas']['DiscrepanciesEnvelope'];
export type GuestEnvelope = components['schemas']['GuestEnvelope'];
export type NewGuestsEnvelope = components['schemas']['NewGuestsEnvelope'];
export type UserEnvelope = components['schemas']['UserEnvelope'];
export type DoneEnvelope = components['schemas']['DoneEnvelope'];
export type PageOfEvents = components['schemas']['PageOfEvents'];
export type PageOfMessages = components['schemas']['PageOfMessages'];
export type PageOfGuests = components['schemas']['PageOfGuests'];
export type Problem = components['schemas']['Problem'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FieldError = components['schemas']['FieldError'];
export type ResponseRsvp = components['responses']['Rsvp'];
export type ResponseEvents = components['responses']['Events'];
export type ResponseEvent = components['responses']['Event'];
export type ResponseEventWithAnalytics = components['responses']['EventWithAnalytics'];
export type ResponseMessages = components['responses']['Messages'];
export type ResponseMessage = components['responses']['Message'];
export type ResponseNewMessages = components['responses']['NewMessages'];
export type ResponseSelectedMessage = components['responses']['SelectedMessage'];
export type ResponseGuests = components['responses']['Guests'];
export type ResponseDiscrepancies = components['responses']['Discrepancies'];
export type ResponseGuest = components['responses']['Guest'];
export type ResponseNewGuests = components['responses']['NewGuests'];
export type ResponseUser = components['responses']['User'];
export type ResponseSession = components['responses']['Session'];
export type ResponseDone = components['responses']['Done'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseWrongCredentials = components['responses']['WrongCredentials'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseFailed = components['responses']['Failed'];
export type ParameterEventId = components['parameters']['EventId'];
export type ParameterGuestId = components['parameters']['GuestId'];
export type ParameterMessageId = components['parameters']['MessageId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterPage = components['parameters']['Page'];
export type $defs = Record<string, never>;
export interface operations {
    getRsvp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rsvp"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    saveRsvp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rsvpCount": 3
                 *     }
                 */
                "application/json": components["schemas"]["RsvpSave"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Busy"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Events"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Layla & Omar's wedding",
                 *       "image": "/cards/layla-omar.svg",
                 *       "images": [
                 *         "/cards/layla-omar.svg"
                 *       ],
                 *       "welcomeMessage": "Together with our families, we would love to have you with us.",
                 *       "rsvpMessage": "Please let us know by the first of May.",
                 *       "isSingleGuest": false
                 *     }
                 */
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            200: components["responses"]["Event"];
            201: components["responses"]["Event"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventWithAnalytics"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["Gone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Layla & Omar",
                 *       "rsvpMessage": "Please let us know by the tenth of May."
                 *     }
                 */
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Event"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description The field to sort by; `createdAt` is the only order the product asks for.
                 * @example createdAt
                 */
                sort: "createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Messages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Invitation",
                 *       "message": "Dear friends, we are getting married! Your personal link is below.",
                 *       "isSelected": false,
                 *       "attachCardImage": true,
                 *       "separateRSVP": false
                 *     }
                 */
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewMessages"];
            201: components["responses"]["NewMessages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The message's `_id`.
                 * @example 665c10000000000000000001
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Gone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The message's `_id`.
                 * @example 665c10000000000000000001
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Invitation",
                 *       "attachCardImage": false
                 *     }
                 */
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    selectMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The message's `_id`.
                 * @example 665c10000000000000000001
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SelectedMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    listGuests: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of rows per page. The product asks for 25, 50 or 100.
                 * @example 25
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Which page, counted from 1. A page behind the last one is empty, not an error.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `true` leaves the guests who accepted (answered with 1 or more), `false` those who rejected (answered with 0).
                 * @example true
                 */
                rsvpConfirmed?: boolean;
                /**
                 * @description `false` leaves the guests whose number is not on WhatsApp. The product never asks for `true`.
                 * @example false
                 */
                isWAPhone?: false;
            };
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Guests"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Yusuf Haddad",
                 *       "phone": "0501234567",
                 *       "invitees": 4,
                 *       "inviteeOnCard": 4
                 *     }
                 */
                "application/json": components["schemas"]["GuestCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewGuests"];
            201: components["responses"]["NewGuests"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Busy"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    listGuestDiscrepancies: {
        parameters: {
            query: {
                /**
                 * @description The maximum number of rows per page. The product asks for 25, 50 or 100.
                 * @example 25
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Which page, counted from 1. A page behind the last one is empty, not an error.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Discrepancies"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    getGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Guest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    deleteGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Gone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    updateGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's `_id`.
                 * @example 665a10000000000000000001
                 */
                eventId: components["parameters"]["EventId"];
                /**
                 * @description The guest's `_id`, as in the personal link.
                 * @example 665b10000000000000000001
                 */
                guestId: components["parameters"]["GuestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Yusuf Haddad",
                 *       "invitees": 5,
                 *       "tableNumber": 12
                 *     }
                 */
                "application/json": components["schemas"]["GuestUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Guest"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Layla Haddad",
                 *       "email": "layla@example.org",
                 *       "phone": "0501234567",
                 *       "password": "jasmine in june",
                 *       "passwordConfirm": "jasmine in june"
                 *     }
                 */
                "application/json": components["schemas"]["Signup"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            201: components["responses"]["Session"];
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "layla@example.org",
                 *       "password": "jasmine in june"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["WrongCredentials"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "direction": "rtl"
                 *       },
                 *       "shortcuts": [
                 *         "calendar",
                 *         "contacts"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Preference"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["Gone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            default: components["responses"]["Refused"];
        };
    };
}
