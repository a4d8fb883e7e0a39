// Made from openapi/template.yaml by tools/gen.ts. Change the description, then run: npm run gen
export interface paths {
    "/api/notification-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications
         * @description The notifications to show in the panel. There are none to begin with.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the frequently asked questions
         * @description All questions with their answers, in the order in which they are shown.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth": {
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
         * @description Exchanges an email address and a password for a token. A refusal names the wrong field in `errors`.
         */
        post: operations["signInToTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
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
         * @description Creates an account with the admin role and signs it in. Email addresses are unique, ignoring case.
         */
        post: operations["registerInTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by token
         * @description Exchanges a valid token for a new one. An expired or unknown token is refused with 401 and 'Invalid access token detected'.
         */
        post: operations["renewTemplateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the person
         * @description Whose profile it is. The specification names calls for the three parts only; this one is ours: it fills the header above the three parts.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline
         * @description All posts with their comments, the newest post first, and the recent activity.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/timeline/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example lanterns
                 */
                postId: components["parameters"]["PostId"];
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
         * Like or unlike a post
         * @description Says whether the visitor likes a post; saying it twice changes nothing. The specification names no such call; it is ours.
         */
        patch: operations["likePost"];
        trace?: never;
    };
    "/api/profile/timeline/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example lanterns
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a comment
         * @description Adds the visitor's comment to a post. The specification names no such call; it is ours.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photos-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photos and videos
         * @description All photos and videos, the newest first.
         */
        get: operations["listPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the person's details
         * @description General facts, work, ways to reach the person, groups and friends.
         */
        get: operations["getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders
         * @description All orders, whole, in no particular order.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one order
         * @description One order by its id; 404 where there is none.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove orders
         * @description Removes all of the orders, or none where one of them is not there (404). No ids at all are a 400.
         */
        post: operations["removeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/get-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the demo invoice
         * @description The one invoice that both layouts show.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes
         * @description All notes, those in the archive too, the newest first. The template calls them messages.
         */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labels
         * @description All labels that notes may have, in the order in which they are shown.
         */
        get: operations["listLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/create-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a note
         * @description What is left out is empty. A note without a title, a text, a picture and a checklist is refused.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/update-message": {
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
         * Change a note
         * @description Changes the fields that are named, and no other. A note that would be empty is refused.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/api/messages-app/select-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select a note
         * @description Marks one note as selected and clears all others (section 4 of the specification). The screen keeps it on top.
         */
        post: operations["selectNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/update-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the labels
         * @description The labels as they shall be: one without an id is new, one with an id may have another name, and one that is
         *     left out is removed, from the notes too. No two names may read the same.
         */
        put: operations["updateLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages-app/remove-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note
         * @description Removes a note for good.
         */
        delete: operations["removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar events
         * @description All events of the calendar, in no particular order.
         */
        get: operations["listCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/add-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an event
         * @description Adds an event to the calendar. It must have a title and must not end before it starts.
         */
        post: operations["addCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/update-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an event
         * @description Replaces the fields of an event; 404 where it does not exist.
         */
        post: operations["updateCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-app/remove-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an event
         * @description Removes an event; 404 where it does not exist.
         */
        post: operations["removeCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts
         * @description All contacts, in no particular order. The template calls them guests; they are not invited to anything.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one contact
         * @description One contact by its id; 404 where there is none.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the owner of the contacts
         * @description Who the contacts belong to, with the ids of the starred and of the frequent ones.
         */
        get: operations["getContactsUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/add-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a contact
         * @description Adds a contact. It must have a name.
         */
        post: operations["addContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/update-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a contact
         * @description Replaces the fields of a contact; 404 where it does not exist.
         */
        post: operations["updateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/remove-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a contact
         * @description Removes a contact, also from the starred and the frequent ones; 404 where it does not exist.
         */
        post: operations["removeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/remove-guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove several contacts
         * @description Removes all of the contacts, or none where one of them does not exist (404). No ids at all are a 400.
         */
        post: operations["removeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/toggle-starred-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star or unstar a contact
         * @description Changes whether a contact is starred; 404 where it does not exist.
         */
        post: operations["toggleStarredContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/set-guests-starred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star several contacts
         * @description Stars all of the contacts, or none where one of them does not exist (404).
         */
        post: operations["setContactsStarred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests-app/set-guests-unstarred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unstar several contacts
         * @description Removes the star of all of the contacts, or of none where one of them does not exist (404).
         */
        post: operations["setContactsUnstarred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products
         * @description All products, in no particular order.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one product
         * @description One product by its id; 404 where there is none.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a product
         * @description Replaces a product, or adds one where the body has no id. 404 where the id does not exist.
         */
        post: operations["saveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a product
         * @description Removes one product; 404 where it does not exist. The path is the name that the specification gives.
         */
        post: operations["removeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/e-commerce-app/remove-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove several products
         * @description Removes all of the products, or none where one of them does not exist (404). No ids at all are a 400.
         */
        post: operations["removeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an account
         * @description Saves the data of an account of the template, settings and shortcuts where they are given; 404 where it does not exist, 409 where another account has the email address.
         */
        post: operations["updateTemplateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Notification: {
            /** @example welcome */
            id: string;
        };
        /** @description One entry of the FAQ. The specification has these fields; that they are in the reader's language is ours. */
        Question: {
            /** @example share-link */
            id: string;
            /** @example How does a guest get the link? */
            question: string;
            /** @example Copy it from the list of guests. */
            answer: string;
        };
        TemplateCredentials: {
            /** @example samira@template.test */
            email: string;
            /** @example saffron */
            password: string;
        };
        TemplateRegistration: {
            /** @example Samira Nasser */
            displayName: string;
            /** @example samira@template.test */
            email: string;
            /** @example jasmine in june */
            password: string;
        };
        TemplateSession: {
            user: components["schemas"]["TemplateUser"];
            accessToken: string;
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expiresAt: string;
        };
        TemplateUser: {
            /** @example samira */
            id: string;
            /** @example Samira Nasser */
            displayName: string;
            /** @example samira@template.test */
            email: string;
            /** @description A picture as a data URL, or empty for none. */
            photoURL: string;
            /**
             * @description Where the account is stored (section 3 of the specification, User).
             * @enum {string}
             */
            from: "custom-db" | "firebase" | "auth0";
            /** @description Admin or staff. An account without a role cannot log in. */
            role: string[];
            settings?: components["schemas"]["TemplateSettings"];
            shortcuts?: components["schemas"]["TemplateShortcuts"];
        };
        /** @description The settings of the layout and the theme, in the product's own form. */
        TemplateSettings: {
            [key: string]: unknown;
        };
        /** @description The ids of the pages that have a shortcut. */
        TemplateShortcuts: string[];
        /**
         * @description Money in US cents, so that sums are exact.
         * @example 12950
         */
        Amount: number;
        /**
         * @description A day and a time of it where the shop is, as `yyyy/mm/dd hh:mm:ss`.
         * @example 2026/05/02 09:12:44
         */
        OrderDate: string;
        /** @enum {string} */
        OrderStatusName: "Awaiting bank wire payment" | "Remote payment accepted" | "Delivered" | "Refunded";
        /** @description An order of event supplies. `total` is `subtotal` less `discount`, with `tax` on top. */
        Order: {
            /** @example 1042 */
            id: string;
            /** @example GW-1042 */
            reference: string;
            subtotal: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            date: components["schemas"]["OrderDate"];
            customer: components["schemas"]["Customer"];
            products: components["schemas"]["OrderLine"][];
            /** @description All statuses of the order; the one with the latest date is current. */
            status: components["schemas"]["OrderStatus"][];
            payment: components["schemas"]["Payment"];
            /** @description The parcels that were sent so far. */
            shippingDetails: components["schemas"]["Parcel"][];
        };
        Customer: {
            /** @example layla */
            id: string;
            /** @example Layla Haddad */
            name: string;
            /**
             * @description Empty for private customers.
             * @example Haddad Weddings
             */
            company: string;
            /** @example layla@haddad.example */
            email: string;
            /** @example 5550100142 */
            phone: string;
            /**
             * @description Lines of text.
             * @example 12 Cedar Street
             *     Boston, MA 02118
             */
            invoiceAddress: string;
            /**
             * @description Lines of text.
             * @example The Glass House
             *     Boston, MA 02210
             */
            shippingAddress: string;
        };
        OrderLine: {
            /** @example cards */
            id: string;
            /** @example Invitation card, letterpress */
            name: string;
            price: components["schemas"]["Amount"];
            /** @example 120 */
            quantity: number;
        };
        OrderStatus: {
            name: components["schemas"]["OrderStatusName"];
            date: components["schemas"]["OrderDate"];
        };
        Payment: {
            /** @example TX-7F2A91 */
            transactionId: string;
            /** @enum {string} */
            method: "bank wire" | "card";
            amount: components["schemas"]["Amount"];
            /** @description When it was paid; null if unpaid. */
            date: components["schemas"]["OrderDate"] | null;
        };
        Parcel: {
            /** @example 1Z-4410-8823 */
            tracking: string;
            /** @example Swift Parcel */
            carrier: string;
            /**
             * @description In kilograms.
             * @example 4.2
             */
            weight: number;
            date: components["schemas"]["OrderDate"];
        };
        /** @description An invoice; its sums follow from its lines, the discount and the tax. */
        Invoice: {
            /** @example 2026-0117 */
            reference: string;
            date: components["schemas"]["OrderDate"];
            /** @description Due date, or null. */
            dueDate: components["schemas"]["OrderDate"] | null;
            seller: components["schemas"]["InvoiceParty"];
            client: components["schemas"]["InvoiceParty"];
            lines: components["schemas"]["InvoiceLine"][];
            discount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            /**
             * @description Text below the totals; may be empty.
             * @example Thank you for celebrating with us.
             */
            note: string;
        };
        InvoiceParty: {
            /** @example Lantern & Ink */
            name: string;
            /**
             * @description Lines of text.
             * @example 4 Harbour Lane
             *     Portland, ME 04101
             */
            address: string;
            /** @example hello@lantern-ink.example */
            email: string;
            /** @example 5550100100 */
            phone: string;
        };
        InvoiceLine: {
            /** @example cards */
            id: string;
            /** @example Invitation cards */
            name: string;
            /**
             * @description More details; may be empty.
             * @example Letterpress, deckled edge
             */
            detail: string;
            price: components["schemas"]["Amount"];
            /** @example 120 */
            quantity: number;
        };
        /** @description A note of the organiser's, in English as all demo data. */
        Note: WithRequired<components["schemas"]["NoteFields"], "title" | "message" | "archive" | "image" | "reminder" | "checklist" | "labels"> & {
            /** @example florist */
            id: string;
            /**
             * Format: date-time
             * @description When it was taken.
             */
            time: string;
        };
        /** @description What may be written of a note. */
        NoteFields: {
            /**
             * @description It may be empty.
             * @example Florist
             */
            title?: string;
            /** @example Ask about peonies in May. */
            message?: string;
            /** @description Whether it was put away. */
            archive?: boolean;
            /** @description A picture as a data URL, or empty for none. */
            image?: string;
            /**
             * Format: date-time
             * @description When to be reminded, if ever.
             */
            reminder?: string | null;
            checklist?: components["schemas"]["ChecklistItem"][];
            /** @description The ids of its labels; the others are left out of the answer. */
            labels?: string[];
            /** @description Whether it is kept on top. One note is, at most. */
            isSelected?: boolean;
        };
        /** @description One thing to do. */
        ChecklistItem: {
            /**
             * @description Its own within the note.
             * @example 1
             */
            id: string;
            checked: boolean;
            /** @example Order the cake */
            text: string;
        };
        /** @description A word to find notes by. */
        Label: {
            /** @example to-do */
            id: string;
            /** @example To do */
            name: string;
            /**
             * @description The name in small letters, with hyphens for spaces (section 3 of the specification).
             * @example to-do
             */
            handle: string;
        };
        IdBody: {
            /** @example amal */
            id: string;
        };
        IdsBody: {
            ids: string[];
        };
        /**
         * @description A day and a time of the clock where the event takes place, without a time zone.
         * @example 2026-11-21T18:30
         */
        CalendarTime: string;
        CalendarEventFields: {
            /** @example Cake tasting */
            title: string;
            start: components["schemas"]["CalendarTime"];
            /** @description Exclusive. Of an event of whole days, its day is the last one, and the times do not count. */
            end: components["schemas"]["CalendarTime"];
            /** @example false */
            allDay: boolean;
            /** @enum {string} */
            category: "planning" | "supplier" | "celebration";
            /**
             * @description It may be empty.
             * @example Ege Catering
             */
            location: string;
            /**
             * @description It may be empty.
             * @example Bring the list of allergies.
             */
            notes: string;
            /** @description The event of the product whose day it is; absent for none. */
            eventId?: string;
        };
        CalendarEvent: WithRequired<components["schemas"]["CalendarEventFields"], "title" | "start" | "end" | "allDay" | "category" | "location" | "notes"> & {
            /** @example cake-tasting */
            id: string;
        };
        ContactFields: {
            /** @example Amal Farouk */
            name: string;
            /**
             * @description It may be empty.
             * @example Nile Flowers
             */
            company: string;
            /**
             * @description It may be empty.
             * @example Florist
             */
            jobTitle: string;
            /**
             * @description It may be empty.
             * @example amal@nile-flowers.example
             */
            email: string;
            /**
             * @description It may be empty.
             * @example 5550100142
             */
            phone: string;
            /**
             * @description Lines of text; it may be empty.
             * @example 12 Corniche Road
             *     Cairo
             */
            address: string;
            /**
             * @description It may be empty.
             * @example Delivers on Sundays too.
             */
            notes: string;
            /** @description A picture as a data URL, or empty for none. */
            image: string;
        };
        Contact: WithRequired<components["schemas"]["ContactFields"], "name" | "company" | "jobTitle" | "email" | "phone" | "address" | "notes" | "image"> & {
            /** @example amal */
            id: string;
        };
        /** @description Who the contacts belong to. */
        ContactsUser: {
            /** @example selin */
            id: string;
            /** @example Selin Arslan */
            name: string;
            /** @description The ids of the starred contacts. */
            starred: string[];
            /** @description The ids of the contacts that are used most. */
            frequentContacts: string[];
        };
        ProductFields: {
            /** @example Invitation card, letterpress */
            name: string;
            /**
             * @description It may be empty.
             * @example Two colours on cotton paper.
             */
            description: string;
            /** @enum {string} */
            category: "stationery" | "decoration" | "flowers" | "rental" | "gifts";
            price: components["schemas"]["Amount"];
            /**
             * @description How many are left.
             * @example 1200
             */
            stock: number;
            /**
             * @description Whether it is on sale.
             * @example true
             */
            active: boolean;
        };
        ProductToSave: components["schemas"]["ProductFields"] & {
            /**
             * @description Absent for a new product.
             * @example cards
             */
            id?: string;
        };
        Product: WithRequired<components["schemas"]["ProductFields"], "name" | "description" | "category" | "price" | "stock" | "active"> & {
            /** @example cards */
            id: string;
        };
        /** @description What is saved of an account (section 3 of the specification, User). */
        TemplateUserUpdate: {
            /** @example samira */
            id: string;
            data: components["schemas"]["TemplateUserData"];
        };
        TemplateUserData: {
            /** @example Samira Nasser */
            displayName: string;
            /** @example samira@template.test */
            email: string;
            /** @description A picture as a data URL, or empty for none. */
            photoURL: string;
            settings?: components["schemas"]["TemplateSettings"];
            shortcuts?: components["schemas"]["TemplateShortcuts"];
        };
        /** @description What went wrong. */
        Problem: {
            /** @example There is no such note. */
            message: string;
            /** @description What is wrong, field by field. */
            errors?: {
                /**
                 * @description The name of the invalid field.
                 * @example email
                 */
                type: string;
                /** @example Check your email address */
                message: string;
            }[];
        };
        /** @description A drawing that comes with the page, with its alternative text. */
        Picture: {
            /** @example /assets/lanterns.svg */
            src: string;
            /** @example Lanterns over a long table at dusk */
            alt: string;
        };
        Person: {
            /** @example deniz */
            id: string;
            /** @example Deniz Aydın */
            name: string;
            avatar?: components["schemas"]["Picture"];
        };
        Profile: {
            /** @description The account of the person; its name and its picture are shown. */
            account: components["schemas"]["TemplateUser"];
            /** @example Selin Arslan */
            name: string;
            /** @example Event organiser, İzmir */
            tagline: string;
            avatar: components["schemas"]["Picture"];
            cover: components["schemas"]["Picture"];
            /** @example 1284 */
            followers: number;
            /** @example 96 */
            following: number;
        };
        Timeline: {
            posts: components["schemas"]["Post"][];
            activities: components["schemas"]["Activity"][];
        };
        Post: {
            /** @example lanterns */
            id: string;
            author: components["schemas"]["Person"];
            /**
             * Format: date-time
             * @example 2026-11-21T18:30:00.000Z
             */
            time: string;
            /** @example Forty lanterns are up. */
            text: string;
            picture?: components["schemas"]["Picture"];
            /**
             * @description Of everybody, the visitor among them.
             * @example 24
             */
            likes: number;
            /**
             * @description Whether the visitor likes it.
             * @example false
             */
            liked: boolean;
            /** @description The oldest first. */
            comments: components["schemas"]["Comment"][];
        };
        PostUpdate: {
            /** @example true */
            liked: boolean;
        };
        Comment: {
            /** @example f00000000000000000000001 */
            id: string;
            /** @description Absent where the visitor wrote it. */
            author?: components["schemas"]["Person"];
            /**
             * Format: date-time
             * @example 2026-11-21T19:05:00.000Z
             */
            time: string;
            /** @example They look wonderful. */
            text: string;
        };
        CommentCreate: {
            /**
             * @description Not blank; space around it is not kept.
             * @example They look wonderful.
             */
            text: string;
        };
        /** @description Recent activity. */
        Activity: {
            /** @example deniz-answered */
            id: string;
            person: components["schemas"]["Person"];
            /**
             * Format: date-time
             * @example 2026-11-21T17:12:00.000Z
             */
            time: string;
            /** @example accepted the invitation to the harvest supper */
            text: string;
        };
        Photo: {
            /** @example lanterns */
            id: string;
            /** @example Lanterns before the guests */
            title: string;
            /**
             * Format: date-time
             * @example 2026-11-21T18:10:00.000Z
             */
            time: string;
            picture: components["schemas"]["Picture"];
            /** @description Only for a video, whose poster is the picture. It has no sound. */
            video?: {
                /** @example /assets/lanterns.webm */
                src: string;
                /** @example 12 */
                seconds: number;
            };
        };
        About: {
            general: {
                /** @example I plan weddings and suppers by the sea. */
                about: string;
                /** @example 1991-04-18 */
                birthday: string;
                /** @example İzmir, Türkiye */
                location: string;
                languages: string[];
            };
            work: {
                /** @example Event organiser */
                occupation: string;
                skills: string[];
                /** @description The latest first. */
                jobs: components["schemas"]["Job"][];
            };
            contact: {
                /**
                 * Format: email
                 * @example selin@arslan.example
                 */
                email: string;
                /** @example +90 555 010 0199 */
                phone: string;
                /** @example Kordon 12, 35210 İzmir */
                address: string;
                /** @example arslan.example */
                website: string;
            };
            groups: components["schemas"]["Group"][];
            friends: components["schemas"]["Person"][];
        };
        Job: {
            /** @example Arslan Events */
            company: string;
            /** @example Founder */
            role: string;
            /**
             * @description The year.
             * @example 2019
             */
            from: number;
            /**
             * @description The year; absent where it still lasts.
             * @example 2024
             */
            to?: number;
        };
        Group: {
            /** @example florists */
            id: string;
            /** @example Florists of the Aegean */
            name: string;
            /** @example 412 */
            members: number;
        };
    };
    responses: {
        /** @description The signed-in account and its token. */
        TemplateSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TemplateSession"];
            };
        };
        /** @description Invalid request. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The post's id.
         * @example lanterns
         */
        PostId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Notification = components['schemas']['Notification'];
export type Question = components['schemas']['Question'];
export type TemplateCredentials = components['schemas']['TemplateCredentials'];
export type TemplateRegistration = components['schemas']['TemplateRegistration'];
export type TemplateSession = components['schemas']['TemplateSession'];
export type TemplateUser = components['schemas']['TemplateUser'];
export type TemplateSettings = components['schemas']['TemplateSettings'];
export type TemplateShortcuts = components['schemas']['TemplateShortcuts'];
export type Amount = components['schemas']['Amount'];
export type OrderDate = components['schemas']['OrderDate'];
export type OrderStatusName = components['schemas']['OrderStatusName'];
export type Order = components['schemas']['Order'];
export type Customer = components['schemas']['Customer'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Payment = components['schemas']['Payment'];
export type Parcel = components['schemas']['Parcel'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceParty = components['schemas']['InvoiceParty'];
export type InvoiceLine = components['schemas']['InvoiceLine'];
export type Note = components['schemas']['Note'];
export type NoteFields = components['schemas']['NoteFields'];
export type ChecklistItem = components['schemas']['ChecklistItem'];
export type Label = components['schemas']['Label'];
export type IdBody = components['schemas']['IdBody'];
export type IdsBody = components['schemas']['IdsBody'];
export type CalendarTime = components['schemas']['CalendarTime'];
export type CalendarEventFields = components['schemas']['CalendarEventFields'];
export type CalendarEvent = components['schemas']['CalendarEvent'];
export type ContactFields = components['schemas']['ContactFields'];
export type Contact = components['schemas']['Contact'];
export type ContactsUser = components['schemas']['ContactsUser'];
export type ProductFields = components['schemas']['ProductFields'];
export type ProductToSave = components['schemas']['ProductToSave'];
export type Product = components['schemas']['Product'];
export type TemplateUserUpdate = components['schemas']['TemplateUserUpdate'];
export type TemplateUserData = components['schemas']['TemplateUserData'];
export type Problem = components['schemas']['Problem'];
export type Picture = components['schemas']['Picture'];
export type Person = components['schemas']['Person'];
export type Profile = components['schemas']['Profile'];
export type Timeline = components['schemas']['Timeline'];
export type Post = components['schemas']['Post'];
export type PostUpdate = components['schemas']['PostUpdate'];
export type Comment = components['schemas']['Comment'];
export type CommentCreate = components['schemas']['CommentCreate'];
export type Activity = components['schemas']['Activity'];
export type Photo = components['schemas']['Photo'];
export type About = components['schemas']['About'];
export type Job = components['schemas']['Job'];
export type Group = components['schemas']['Group'];
export type ResponseTemplateSession = components['responses']['TemplateSession'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterPostId = components['parameters']['PostId'];
export type $defs = Record<string, never>;
export interface operations {
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /**
                 * @description The language of the answers (English, Turkish or Arabic). The default is English.
                 * @example tr
                 */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    signInToTemplate: {
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
                 *       "email": "samira@template.test",
                 *       "password": "saffron"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateCredentials"];
            };
        };
        responses: {
            200: components["responses"]["TemplateSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
    registerInTemplate: {
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
                 *       "displayName": "Layla",
                 *       "email": "layla@template.test",
                 *       "password": "jasmine in june"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateRegistration"];
            };
        };
        responses: {
            201: components["responses"]["TemplateSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
    renewTemplateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
            };
        };
        responses: {
            200: components["responses"]["TemplateSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example lanterns
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "liked": true
                 *     }
                 */
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example lanterns
                 */
                postId: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "How lovely!"
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreate"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos and videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description The id of the order.
                 * @example 1042
                 */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeOrders: {
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
                 *       "orderIds": [
                 *         "1042"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The ids of the orders to remove.
                     * @example [
                     *       "1042",
                     *       "1043"
                     *     ]
                     */
                    orderIds: string[];
                };
            };
        };
        responses: {
            /** @description They are removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createNote: {
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
                 *       "title": "Florist",
                 *       "message": "Ask about peonies in May."
                 *     }
                 */
                "application/json": components["schemas"]["NoteFields"];
            };
        };
        responses: {
            /** @description The note with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateNote: {
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
                 *       "id": "cake",
                 *       "changes": {
                 *         "archive": true
                 *       }
                 *     }
                 */
                "application/json": {
                    id: string;
                    changes: components["schemas"]["NoteFields"];
                };
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    selectNote: {
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
                 *       "id": "cake"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateLabels: {
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
                 *       "labels": [
                 *         {
                 *           "id": "to-do",
                 *           "name": "Done"
                 *         },
                 *         {
                 *           "name": "Music"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    labels: {
                        id?: string;
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The labels as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeNote: {
        parameters: {
            query: {
                /**
                 * @description The note's id.
                 * @example cake
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEvent"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addCalendarEvent: {
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
                 *       "title": "Fitting",
                 *       "start": "2026-11-21T09:00",
                 *       "end": "2026-11-21T10:00",
                 *       "allDay": false,
                 *       "category": "planning",
                 *       "location": "",
                 *       "notes": ""
                 *     }
                 */
                "application/json": components["schemas"]["CalendarEventFields"];
            };
        };
        responses: {
            /** @description The event with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateCalendarEvent: {
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
                 *       "title": "Fitting",
                 *       "start": "2026-11-21T09:00",
                 *       "end": "2026-11-21T10:00",
                 *       "allDay": false,
                 *       "category": "planning",
                 *       "location": "",
                 *       "notes": "",
                 *       "id": "team"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarEvent"];
            };
        };
        responses: {
            /** @description The event as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEvent"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeCalendarEvent: {
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
                 *       "id": "team"
                 *     }
                 */
                "application/json": components["schemas"]["IdBody"];
            };
        };
        responses: {
            /** @description The event is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getContact: {
        parameters: {
            query: {
                /**
                 * @description The contact's id.
                 * @example amal
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getContactsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addContact: {
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
                 *       "name": "Kim",
                 *       "company": "",
                 *       "jobTitle": "",
                 *       "email": "",
                 *       "phone": "",
                 *       "address": "",
                 *       "notes": "",
                 *       "image": ""
                 *     }
                 */
                "application/json": components["schemas"]["ContactFields"];
            };
        };
        responses: {
            /** @description The contact with its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateContact: {
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
                 *       "name": "Kim",
                 *       "company": "",
                 *       "jobTitle": "",
                 *       "email": "",
                 *       "phone": "",
                 *       "address": "",
                 *       "notes": "",
                 *       "image": "",
                 *       "id": "amal"
                 *     }
                 */
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeContact: {
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
                 *       "id": "amal"
                 *     }
                 */
                "application/json": components["schemas"]["IdBody"];
            };
        };
        responses: {
            /** @description The contact is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeContacts: {
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
                 *       "ids": [
                 *         "amal",
                 *         "tom"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdsBody"];
            };
        };
        responses: {
            /** @description The contacts are removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    toggleStarredContact: {
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
                 *       "id": "amal"
                 *     }
                 */
                "application/json": components["schemas"]["IdBody"];
            };
        };
        responses: {
            /** @description The owner of the contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setContactsStarred: {
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
                 *       "ids": [
                 *         "tom",
                 *         "zoe"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdsBody"];
            };
        };
        responses: {
            /** @description The owner of the contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setContactsUnstarred: {
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
                 *       "ids": [
                 *         "amal"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IdsBody"];
            };
        };
        responses: {
            /** @description The owner of the contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The id of the product.
                 * @example cards
                 */
                productId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    saveProduct: {
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
                 *       "name": "Bunting",
                 *       "description": "",
                 *       "category": "decoration",
                 *       "price": 1200,
                 *       "stock": 9,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductToSave"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeProduct: {
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
                 *       "id": "cards"
                 *     }
                 */
                "application/json": components["schemas"]["IdBody"];
            };
        };
        responses: {
            /** @description The product is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeProducts: {
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
                 *       "productIds": [
                 *         "cards",
                 *         "seals"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productIds: string[];
                };
            };
        };
        responses: {
            /** @description The products are removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateTemplateUser: {
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
                 *       "user": {
                 *         "id": "samira",
                 *         "data": {
                 *           "displayName": "Samira N.",
                 *           "email": "samira@template.test",
                 *           "photoURL": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    user: components["schemas"]["TemplateUserUpdate"];
                };
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateUser"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
