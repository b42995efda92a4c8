type Contained = {
	contentType: string;
	/** What stands between two items. */
	separator: string;
	/** What an item is called. */
	item: string;
	/** Namespace of the fields; "" for none. */
	fieldNamespace: string;
};
type XmlPlaces = {
	/** Elements around the items, the root first. */
	around: readonly string[];
	/** Namespace of the root; "" for none. */
	namespace: string;
};
export type XmlContainer = Contained & XmlPlaces & { kind: "xml" };

/** What holds the items of a feed; in JSON each is a line of its own. */
export type FeedContainer = XmlContainer | (Contained & { kind: "json" });

/** XML whose items stand in these elements; the fields have the root's namespace unless said otherwise. */
export function xml(places: XmlPlaces & { item: string; fieldNamespace?: string }): XmlContainer {
	return {
		kind: "xml",
		contentType: "application/xml; charset=utf-8",
		separator: "",
		fieldNamespace: places.namespace,
		...places,
	};
}

/** JSON whose items are objects in one array. */
export const json: FeedContainer = {
	kind: "json",
	contentType: "application/json; charset=utf-8",
	separator: ",",
	item: "item",
	fieldNamespace: "",
};

/** An item with its end of line, and with what parts it from the one before. */
export function itemLine({ separator }: FeedContainer, item: string, isFirst: boolean): string {
	return `${isFirst ? "" : separator}${item}\n`;
}
